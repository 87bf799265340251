import { notFound } from '../errors/problem.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is an id. Clients treat ids as opaque; the database stores UUIDs. */
export const isId = (text: string): boolean => uuid.test(text)

/** Returns the id in a path. Throws 404 for a text that is no id, as for an id that does not exist. */
export function parseId(text: string, what: string): string {
  if (!isId(text)) throw notFound(what)
  return text
}

/** An id that no row has. */
export const unusedId = '00000000-0000-0000-0000-000000000000'
