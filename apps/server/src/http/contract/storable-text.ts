import type { FastifyInstance } from 'fastify'
import { badRequest } from '../errors/problem.ts'

/** No body of ours is nested deeper; one that is only wants to be walked through. */
const deepest = 20

/**
 * Refuses, for every endpoint at once, the texts that PostgreSQL cannot keep: NUL, and halves of a surrogate pair.
 * A password may hold NUL, because only its hash is kept. What is nested deeper than any body of ours is refused too.
 */
export function refuseUnreadableText(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const found = findUnreadable({ params, query, body })
    if (found)
      throw badRequest('not_valid', `This ${found.why === unstorable ? 'text ' : ''}${found.why}.`, {
        [found.field || 'body']: found.why,
      })
  })
}

type Place = { name: string; value: unknown; depth: number }

type Found = { field: string; why: string }

/** The first field with such a text, or null. Not recursive: the body is hostile. */
function findUnreadable(root: object): Found | null {
  const places: Place[] = [{ name: '', value: root, depth: 0 }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { name, value, depth } = place
    if (typeof value === 'string' && isUnreadable(name, value)) return { field: name, why: unstorable }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    if (depth > deepest) return { field: name, why: 'is nested too deeply' }
    const isList = Array.isArray(value)
    for (const [key, child] of Object.entries(value)) {
      places.push({ name: isList ? name : key, value: child, depth: depth + 1 })
    }
  }
  return null
}

const unstorable = 'contains characters that cannot be stored'

const isUnreadable = (name: string, text: string): boolean =>
  !text.isWellFormed() || (name !== 'password' && text.includes('\0'))
