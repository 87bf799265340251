import { dayMs, minuteMs } from '../time/units.ts'

/** A time span. Both ends are ISO texts in UTC to the millisecond, so that they compare as strings. */
export type Span = { startsAt: string; endsAt: string }

export const slotsMax = 10
export const slotMinutes = { least: 15, most: 240 } as const
/** Further ahead is a typing mistake. */
export const slotDaysAhead = 366

export type SlotProblem = 'past' | 'too_far' | 'too_short' | 'too_long' | 'same'

/** The problem of each slot, in order; null for a valid one. Of slots with the same start the first is valid. */
export const slotProblems = (slots: readonly Span[], now: Date): (SlotProblem | null)[] =>
  slots.map((slot, index) => {
    const isRepeated = slots.slice(0, index).some(({ startsAt }) => startsAt === slot.startsAt)
    return slotProblem(slot, now) ?? (isRepeated ? 'same' : null)
  })

function slotProblem({ startsAt, endsAt }: Span, now: Date): SlotProblem | null {
  const start = Date.parse(startsAt)
  const minutes = (Date.parse(endsAt) - start) / minuteMs
  if (start <= now.getTime()) return 'past'
  if (start > now.getTime() + slotDaysAhead * dayMs) return 'too_far'
  if (minutes < slotMinutes.least) return 'too_short'
  return minutes > slotMinutes.most ? 'too_long' : null
}

/** Whether the two share any time. One that begins as the other ends does not. */
export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** An agreed interview, with its two participants. */
export type Engagement = Span & { companyId: string; studentId: string }
type Clash<T> = { whose: 'yours' | 'theirs'; engagement: T }

/** The agreed interview that a slot runs into, the viewer's own first. Of another's only the fact may be shown. */
export function findClash<T extends Engagement>(
  slot: Span,
  engagements: readonly T[],
  pair: Pick<Engagement, 'companyId' | 'studentId'>,
  viewer: 'student' | 'company',
): Clash<T> | null {
  const [mine, others] =
    viewer === 'student' ? (['studentId', 'companyId'] as const) : (['companyId', 'studentId'] as const)
  const then = engagements.filter((engagement) => overlaps(slot, engagement))
  const own = then.find((engagement) => engagement[mine] === pair[mine])
  if (own) return { whose: 'yours', engagement: own }
  const theirs = then.find((engagement) => engagement[others] === pair[others])
  return theirs ? { whose: 'theirs', engagement: theirs } : null
}
