import { badCursor, isId, isTime, readCursor } from './page.ts'

/** Where a page of such a list starts: before the row with this time and id. */
export function readBefore(cursor: string | undefined): { createdAt: string; id: string } | null {
  if (cursor === undefined) return null
  const [createdAt, id] = readCursor(cursor) ?? []
  if (!isTime(createdAt) || typeof id !== 'string' || !isId(id)) throw badCursor()
  return { createdAt, id }
}
