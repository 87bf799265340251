import type { TimelineEvent } from '@fledge/contract/applications/application-lifecycle'
import type { Side } from '@fledge/core/applications/lifecycle'
import { shortMomentText } from '../../lib/format.ts'
import { Button } from '../button.tsx'
import { Moment } from '../moment.tsx'
import { timelineText } from './timeline-text.ts'

type TimelineProps = {
  events: readonly TimelineEvent[]
  side: Side
  earlier: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The events of an application, oldest first, after a button for those before. */
export const Timeline = ({ events, side, earlier }: TimelineProps) => (
  <div className="grid justify-items-start gap-3">
    {earlier.hasNextPage && (
      <Button
        look="secondary"
        size="small"
        busy={earlier.isFetchingNextPage}
        onClick={() => void earlier.fetchNextPage()}
      >
        Earlier
      </Button>
    )}
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
  </div>
)
