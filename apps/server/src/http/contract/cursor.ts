import { badRequest } from '../errors/problem.ts'
import { isId } from './ids.ts'

/** Encodes the sort key of a page's last row. Cursors are opaque to clients: base64url of JSON. */
const encodeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

/** A page of `limit` rows and the cursor of the next one or null, from `limit + 1` rows. */
export function cutPage<Row>(rows: readonly Row[], limit: number, keyOf: (last: Row) => (string | number)[]) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, nextCursor: last ? encodeCursor(keyOf(last)) : null }
}

/** Returns the sort key in a cursor, or null if this server did not write it. */
export function decodeCursor(cursor: string | undefined): (string | number)[] | null {
  if (cursor === undefined) return null
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(key) && key.every((part) => typeof part === 'string' || typeof part === 'number') ? key : null
  } catch {
    return null
  }
}

/** Decodes the cursor of a list sorted by time and id; null is the first page. Throws 400 for any other cursor. */
export function decodeTimeCursor(cursor: string | undefined): { createdAt: string; id: string } | null {
  if (cursor === undefined) return null
  const [createdAt, id] = decodeCursor(cursor) ?? []
  if (!isIsoTime(createdAt) || typeof id !== 'string' || !isId(id)) throw invalidCursor()
  return { createdAt, id }
}

export const invalidCursor = () =>
  badRequest('not_valid', 'This page link is not valid. Start from the first page.', { cursor: 'is not valid' })

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Whether the value is a time in the format of our responses. PostgreSQL rejects most others with an error. */
export const isIsoTime = (value: unknown): value is string =>
  typeof value === 'string' && isoTime.test(value) && !Number.isNaN(Date.parse(value)) && !value.startsWith('0000')
