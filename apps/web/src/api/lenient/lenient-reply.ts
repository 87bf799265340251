import { completeThing } from './complete-things.ts'
import { type Fields, isObject } from './fields.ts'

/**
 * Converts a response in any specified shape (settlements 26, 27, 92) into that of the contract: a list by itself, under
 * `data`, `data.data` or `notifications`; fields with two names get both, and what only our own server sends is neutral.
 */
export function readLeniently(reply: unknown): Fields {
  const body: Fields = isObject(reply) ? unwrapped(reply) : { data: reply }
  const list = body['data'] ?? body['notifications'] ?? ('categories' in body ? body : undefined)
  const named = bothNames({ success: true, ...body, data: list, notifications: list })
  return isObject(named) ? { ...countItems(list), ...named } : {}
}

/** Flattens `{data: {data}}` to `{data}` with the other properties of both. */
function unwrapped(body: Fields): Fields {
  const { data, ...rest } = body
  if (!isObject(data)) return body
  if ('data' in data) return { ...rest, ...data }
  return 'notifications' in data || 'token' in data ? { ...rest, ...data } : body
}

/** A list without counts is complete. */
function countItems(list: unknown): Fields {
  if (!Array.isArray(list)) return {}
  const unread = list.filter((one) => isObject(one) && one['isRead'] === false)
  return { total: list.length, totalOpen: list.length, unreadCount: unread.length, nextCursor: null }
}

const synonyms = [
  ['_id', 'id'],
  ['user', 'applicant'],
  ['appliedAt', 'createdAt'],
  ['url', 'resumeUrl'],
  ['companyName', 'name'],
  // From a process that has not been upgraded yet.
  ['textChangedAt', 'updatedAt'],
] as const

/** The same value with both names for each field. */
function bothNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bothNames)
  if (!isObject(value)) return value
  const thing: Fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bothNames(inner)]))
  for (const [one, other] of synonyms) {
    const either = thing[one] ?? thing[other]
    if (either !== undefined) Object.assign(thing, { [one]: thing[one] ?? either, [other]: thing[other] ?? either })
  }
  return completeThing(Object.assign(thing, readCompany(thing)))
}

/** The company of an internship, as text or as an object with either name field. */
function readCompany(thing: Fields): Fields {
  const { company } = thing
  if (!('title' in thing && 'location' in thing)) return {}
  if (typeof company === 'string')
    return { companyName: company, company: { id: '', name: company, companyName: company, replyRecord: null } }
  if (!isObject(company)) return {}
  return { companyName: company['companyName'], company: { replyRecord: null, ...company, id: company['id'] ?? '' } }
}
