import { isVisible } from '@fledge/core/visible-text'
import type { FastifyRequest } from 'fastify'
import { badRequest, type HttpProblem } from '../errors/problem.ts'

/** Returns a 400 with this message if any of the fields is empty, or null. For bodies that are not validated yet. */
export function findMissing(body: unknown, names: readonly string[], message: string): HttpProblem | null {
  const missing = names.filter((name) => isEmpty(body, name))
  if (missing.length === 0) return null
  return badRequest(
    'missing_fields',
    message,
    Object.fromEntries(missing.map((name) => [name, 'This field is required'])),
  )
}

/** Answers what `find` finds with the text of the specification, before the schema is validated. */
export const rejectMissing =
  (find: (body: unknown) => HttpProblem | null) =>
  async ({ body }: FastifyRequest) => {
    const problem = find(body)
    if (problem) throw problem
  }

function isEmpty(body: unknown, name: string): boolean {
  const value = readField(body, name)
  if (typeof value === 'string') return name === 'password' ? value === '' : !isVisible(value)
  return value === undefined || value === null
}

/** Reads a field of a body that is not validated yet. */
export const readField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
