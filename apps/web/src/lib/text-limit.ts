import { numberText } from '@fledge/core/count-text'

/** The error of a text over the limit of its field; null within it. */
export function overLimitText(name: string, text: string, limit: number): string | null {
  const { length } = text.trim()
  if (length <= limit) return null
  return `${name} is ${numberText(length)} characters long. The limit is ${numberText(limit)}.`
}

/** The same as a form rule. */
export const withinLimit =
  (name: string, limit: number) =>
  (text: string): string | true =>
    overLimitText(name, text, limit) ?? true

/** Share of the limit from which the character count is shown. */
const nearLimit = 0.8

/** The used part of the limit, once it is shown; null before. */
export function usedOfLimitText(text: string, limit: number): string | null {
  const { length } = text.trim()
  if (length < limit * nearLimit) return null
  return `${numberText(length)} of ${numberText(limit)} characters`
}
