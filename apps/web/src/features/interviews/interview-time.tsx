import type { InterviewSide } from '@fledge/core/interviews/interview'
import { localTime, otherTimeText } from '../../lib/time-zone.ts'
import { classes } from '../../ui/class-names.ts'

type InterviewTimeProps = {
  span: { startsAt: string; endsAt: string }
  /** The company's time zone. */
  timeZone: string
  side: InterviewSide
  /** False for an agreed time that was cancelled. */
  isValid?: boolean
}

/** A time in the reader's time zone, and in the company's where that differs. */
export function InterviewTime({ span, timeZone, side, isValid = true }: InterviewTimeProps) {
  const { text, zone } = localTime(span)
  const other = otherTimeText(span, timeZone)
  return (
    <p className="text-14">
      {!isValid && <span>Previously </span>}
      <time dateTime={span.startsAt} className={classes('tabular', isValid ? 'font-medium' : 'text-soft line-through')}>
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
