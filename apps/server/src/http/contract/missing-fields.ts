import { isVisible } from '@fledge/core/visible-text'
import { badRequest, type HttpProblem } from '../errors/problem.ts'

/** The problem of a body in which some of these fields are empty, in the specification's words; null when none is. */
export function findMissing(body: unknown, names: readonly string[], message: string): HttpProblem | null {
  const missing = names.filter((name) => isEmpty(body, name))
  if (missing.length === 0) return null
  return badRequest(
    'missing_fields',
    message,
    Object.fromEntries(missing.map((name) => [name, 'This field is required'])),
  )
}

function isEmpty(body: unknown, name: string): boolean {
  const value = readField(body, name)
  if (typeof value === 'string') return name === 'password' ? value === '' : !isVisible(value)
  return value === undefined || value === null
}

/** A field of a body that no schema has seen yet. */
export const readField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
