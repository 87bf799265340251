import { badRequest, notFound } from './problem.ts'

/** Cursors are opaque to callers: the sort key of the last row, as base64url JSON. */
export const writeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

/** The key in a cursor, or null when it is none of ours. */
export function readCursor(cursor: string | undefined): (string | number)[] | null {
  if (cursor === undefined) return null
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(key) && key.every((part) => typeof part === 'string' || typeof part === 'number') ? key : null
  } catch {
    return null
  }
}

export const badCursor = () =>
  badRequest('not_valid', 'This page link is not valid. Start from the first page.', { cursor: 'is not valid' })

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Ids are opaque texts on the wire and uuids in the database: any other text names nothing. */
export const isId = (text: string): boolean => uuid.test(text)

/** The id in an address; a text that can be none is answered like one that nothing has. */
export function idOf(text: string, what: string): string {
  if (!isId(text)) throw notFound(what)
  return text
}

/** An id that nothing has. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Whether this is a time as our own answers write it; PostgreSQL would refuse most others with an error. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && isoTime.test(value) && !Number.isNaN(Date.parse(value)) && !value.startsWith('0000')
