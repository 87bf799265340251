import type { InternshipSort } from '@fledge/contract/constants'
import { decodeCursor, invalidCursor, isIsoTime } from '../../http/contract/cursor.ts'
import { isId } from '../../http/contract/ids.ts'
import type { After } from './list-conditions.ts'

/** Where a page starts. A cursor that was not made for this order is refused: it would skip or repeat rows. */
export function readAfter(cursor: string | undefined, sort: InternshipSort): After | null {
  if (cursor === undefined) return null
  const [madeFor, value, id] = decodeCursor(cursor) ?? []
  const fits = sort === 'newest' || sort === 'oldest' ? isIsoTime(value) : isWhole(value)
  if (madeFor !== sort || !fits || value === undefined || typeof id !== 'string' || !isId(id)) throw invalidCursor()
  return { value, id }
}

/** Rupees, or a score. */
const isWhole = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
