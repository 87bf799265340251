import type { InterviewSide } from '@fledge/core/interviews/interview'
import { localTime, otherTimeText } from '../../lib/time-zone.ts'
import { classes } from '../../ui/class-names.ts'

type WhenProps = {
  span: { startsAt: string; endsAt: string }
  /** The zone in which the company proposed. */
  timeZone: string
  side: InterviewSide
  /** False for a time that was agreed and given up. */
  holds?: boolean
}

/** A time on the reader's clock, with the clock named, and on the company's where that shows another. */
export function When({ span, timeZone, side, holds = true }: WhenProps) {
  const { text, zone } = localTime(span)
  const other = otherTimeText(span, timeZone)
  return (
    <p className="text-14">
      {!holds && 'Previously '}
      <time dateTime={span.startsAt} className={classes('tabular', holds ? 'font-medium' : 'text-soft line-through')}>
        {text}
      </time>{' '}
      <span className="inline-block text-12 text-soft">{zone}</span>
      {other && (
        <span className="block text-12 text-soft">
          {side === 'student' ? 'Company’s time' : 'Proposed as'}: {other}
        </span>
      )}
    </p>
  )
}
