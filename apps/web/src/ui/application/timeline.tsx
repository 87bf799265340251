import type { TimelineEvent } from '@fledge/contract/applications/application-lifecycle'
import type { Side } from '@fledge/core/applications/lifecycle'
import { shortMomentText } from '../../lib/format.ts'
import { Moment } from '../moment.tsx'
import { timelineText } from './timeline-text.ts'

/** The events of an application, oldest first. */
export const Timeline = ({ events, side }: { events: readonly TimelineEvent[]; side: Side }) => (
  <ol aria-label="Timeline" className="grid text-14">
    {events.map((event) => (
      <li
        key={event.id}
        className="relative grid gap-0.5 border-l border-line pb-3 pl-4 last:border-transparent last:pb-0"
      >
        <span aria-hidden className="absolute top-1.5 -left-1 size-2 rounded-full bg-line-strong" />
        <span>{timelineText(event, side)}</span>
        <Moment at={event.createdAt} className="text-12 text-soft">
          {shortMomentText(event.createdAt)}
        </Moment>
      </li>
    ))}
  </ol>
)
