/**
 * Readers of what stands in an address. Plain functions rather than zod: a route's `validateSearch` is loaded before
 * the first screen of every page, and zod weighs 25 KB there.
 */

/** A text of the address, or undefined. The router reads `?q=2027` as a number: it is a text again here. */
export function textParam(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** One of the choices, or undefined for anything else. */
export const choiceParam = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)
