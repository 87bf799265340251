import { z } from 'zod'

/** Sets, for the process, the messages of schemas without their own: what to enter instead of zod's names of types. */
export function useValidationMessages(): void {
  z.config({ customError: describeIssue })
}

function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? required : `Enter ${typeNames[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return isMissing(issue.input) ? required : `Choose one of: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return required
      return `At least ${formatAmount(issue.minimum, issue.origin)}`
    case 'too_big':
      return `At most ${formatAmount(issue.maximum, issue.origin)}`
    case 'invalid_union':
      return describeUnion(issue.errors, issue.input)
    case 'invalid_format':
      return 'This format is not valid'
    default:
      return undefined
  }
}

const required = 'This field is required'

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const isMissing = (input: unknown): boolean => input === undefined || input === null

function formatAmount(limit: number | bigint, origin: string): string {
  const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' }
  return `${limit.toLocaleString('en')}${units[origin] ?? ''}`
}

/** Uses the message of the first option that has the type of the value. */
function describeUnion(options: readonly (readonly z.core.$ZodIssue[])[], input: unknown): string {
  if (isMissing(input)) return required
  const matching = options.find((issues) =>
    issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
  return matching?.[0]?.message ?? 'This value is not valid'
}
