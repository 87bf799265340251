type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Converts a response in any specified shape (settlements 26, 27, 92) into that of the contract: a list by itself, under
 * `data`, `data.data` or `notifications`; fields with two names get both. Existing values stay unchanged.
 */
export function readLeniently(reply: unknown): Fields {
  const body: Fields = isObject(reply) ? unwrapped(reply) : { data: reply }
  const list = body['data'] ?? body['notifications']
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
    thing[one] ??= thing[other]
    thing[other] ??= thing[one]
  }
  return Object.assign(thing, readCompany(thing))
}

/** A company as text or as an object with either name field. */
function readCompany({ company }: Fields): Fields {
  if (typeof company === 'string')
    return { companyName: company, company: { id: '', name: company, companyName: company, replyRecord: null } }
  return isObject(company) ? { companyName: company['companyName'], company: { replyRecord: null, ...company } } : {}
}
