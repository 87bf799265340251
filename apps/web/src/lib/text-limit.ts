import { numberText } from './format.ts'

/** Why a text is refused, by the name of its field; null while it is within its limit. */
export function overLimitText(name: string, text: string, limit: number): string | null {
  const { length } = text.trim()
  if (length <= limit) return null
  return `${name} is ${numberText(length)} characters long. The limit is ${numberText(limit)}.`
}

/** The same as a rule of a form. */
export const withinLimit =
  (name: string, limit: number) =>
  (text: string): string | true =>
    overLimitText(name, text, limit) ?? true

/** From this share of the limit on, the number of characters is shown. */
const nearLimit = 0.8

/** How much of the limit is used, once that matters; null before. */
export function usedOfLimitText(text: string, limit: number): string | null {
  const { length } = text.trim()
  if (length < limit * nearLimit) return null
  return `${numberText(length)} of ${numberText(limit)} characters`
}
