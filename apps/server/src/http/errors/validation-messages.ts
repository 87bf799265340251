import { z } from 'zod'

/**
 * What is said of a value when its schema has no words of its own: the remedy in plain words, where zod would speak of
 * types ('expected string, received undefined'). For the whole process; words of a schema go before these.
 */
export function useValidationMessages(): void {
  z.config({ customError: (issue) => wordsOf(issue) })
}

type Issue = z.core.$ZodRawIssue

function wordsOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, issue.input)
    case 'invalid_value':
      return issue.input === undefined || issue.input === null ? required : oneOf(issue.values)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return required
      return `At least ${amount(issue.minimum, issue.origin)}`
    case 'too_big':
      return `At most ${amount(issue.maximum, issue.origin)}`
    case 'invalid_union':
      return ofUnion(issue.errors, issue.input)
    case 'invalid_format':
      return 'This format is not valid'
    default:
      return undefined
  }
}

const required = 'This field is required'

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function ofType(expected: string, input: unknown): string {
  return input === undefined || input === null ? required : `Enter ${types[expected] ?? expected}`
}

const oneOf = (values: readonly z.core.util.Primitive[]) => `Choose one of: ${values.map(String).join(', ')}`

function amount(limit: number | bigint, origin: string): string {
  const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' }
  return `${limit.toLocaleString('en')}${units[origin] ?? ''}`
}

/** What the form of the union says that the value was meant to have; a value of no such type has none. */
function ofUnion(forms: readonly (readonly z.core.$ZodIssue[])[], input: unknown): string {
  if (input === undefined || input === null) return required
  const meant = forms.find((issues) => issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0))
  return meant?.[0]?.message ?? 'This value is not valid'
}
