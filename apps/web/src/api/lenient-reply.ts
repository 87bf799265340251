type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * An answer in any of the specification's shapes (settlements 26, 27, 92), made into the one of our contract: the list
 * by itself, under `data`, under `data.data` or under `notifications`; things with one of two names for a field given
 * both. What is there is not changed.
 */
export function readLeniently(reply: unknown): Fields {
  const body: Fields = isObject(reply) ? unwrapped(reply) : { data: reply }
  const list = body['data'] ?? body['notifications']
  const named = bothNames({ success: true, ...body, data: list, notifications: list })
  return isObject(named) ? { ...countsOf(list), ...named } : {}
}

/** `{data: {data}}` is `{data}`, with what stands beside either. */
function unwrapped(body: Fields): Fields {
  const { data, ...beside } = body
  if (!isObject(data)) return body
  if ('data' in data) return { ...beside, ...data }
  return 'notifications' in data || 'token' in data ? { ...beside, ...data } : body
}

/** A list that comes without counts is all that there is. */
function countsOf(list: unknown): Fields {
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
  // Of a process that has not been upgraded yet.
  ['textChangedAt', 'updatedAt'],
] as const

/** The same value, every thing in it with both of its names. */
function bothNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bothNames)
  if (!isObject(value)) return value
  const thing: Fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bothNames(inner)]))
  for (const [one, other] of synonyms) {
    thing[one] ??= thing[other]
    thing[other] ??= thing[one]
  }
  return Object.assign(thing, companyOf(thing))
}

/** A company as text, or as an object that knows its name under either name. */
function companyOf({ company }: Fields): Fields {
  if (typeof company === 'string')
    return { companyName: company, company: { id: '', name: company, companyName: company } }
  return isObject(company) ? { companyName: company['companyName'] } : {}
}
