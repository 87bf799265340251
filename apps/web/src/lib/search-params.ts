/**
 * Parsers of URL parameters, without zod: `validateSearch` loads before the first screen of every page, and zod adds
 * 25 KB.
 */

/** A text parameter, or undefined. The router parses `?q=2027` as a number, which becomes text again. */
export function textParam(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** One of the choices, or undefined for anything else. */
export const choiceParam = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)
