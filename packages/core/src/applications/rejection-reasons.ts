/** Why a company rejected an application. The order is the order of the keys 1 to 9. */
export const reasonCodes = [
  'places_filled',
  'skill_not_shown',
  'studies',
  'dates_or_place',
  'right_to_work',
  'stronger_evidence',
  'interview',
  'no_contact',
  'other',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** `skill` belongs to `skill_not_shown`, `text` to `other`. */
export type RejectionReason = { code: ReasonCode; skill?: string | undefined; text?: string | undefined }

export const reasonsMax = 2
export const reasonTextMaxLength = 300
export const adviceMaxWords = 100
export const adviceMaxLength = 1000

/** A reason of any version, whose code may be retired. */
export type StoredReason = Omit<RejectionReason, 'code'> & { code: string }

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** Reasons by number of applications, the most frequent first. An application with two skills not shown counts once. */
export function countReasons(given: readonly (readonly StoredReason[])[]): { code: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const reasons of given)
    for (const code of new Set(reasons.map((reason) => reason.code))) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count)
}
