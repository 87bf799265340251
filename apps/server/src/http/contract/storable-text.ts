import type { FastifyInstance } from 'fastify'
import { badRequest } from '../errors/problem.ts'

/** Deeper than any body of the contract. */
const maxDepth = 20

/**
 * Rejects text that PostgreSQL cannot store, NUL and lone surrogates, in all endpoints, and bodies that are nested too
 * deeply. Passwords may contain NUL, because only their hash is stored.
 */
export function rejectUnstorableText(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const found = findUnstorable({ params, query, body })
    if (found)
      throw badRequest('not_valid', `This ${found.reason === unstorable ? 'text ' : ''}${found.reason}.`, {
        [found.field || 'body']: found.reason,
      })
  })
}

/** Returns the first unstorable field, or null. Iterative, because a hostile body could exhaust the stack. */
function findUnstorable(root: object): { field: string; reason: string } | null {
  const entries: { name: string; value: unknown; depth: number }[] = [{ name: '', value: root, depth: 0 }]
  for (let entry = entries.pop(); entry; entry = entries.pop()) {
    const { name, value, depth } = entry
    if (typeof value === 'string' && isUnstorable(name, value)) return { field: name, reason: unstorable }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    if (depth > maxDepth) return { field: name, reason: 'is nested too deeply' }
    const isList = Array.isArray(value)
    for (const [key, child] of Object.entries(value)) {
      entries.push({ name: isList ? name : key, value: child, depth: depth + 1 })
    }
  }
  return null
}

const unstorable = 'contains characters that cannot be stored'

const isUnstorable = (name: string, text: string): boolean =>
  !text.isWellFormed() || (name !== 'password' && text.includes('\0'))
