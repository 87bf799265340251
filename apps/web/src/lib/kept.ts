/**
 * What was typed under a key and neither sent nor thrown away yet; null when there is nothing, or nothing that has the
 * shape of `like` (where that is null, a text may stand). It outlives a closed form, a reload and a session that ended.
 */
export function recall<Value>(key: string, like: Value): Value | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return stored !== null && isLike(like, stored) ? (stored as Value) : null
  } catch {
    return null
  }
}

/** Keeps what is typed, in this tab of the browser. */
export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // No room: the form itself still holds it.
  }
}

export const drop = (key: string): void => sessionStorage.removeItem(key)

function isLike(like: unknown, value: unknown): boolean {
  if (like === null) return value === null || typeof value === 'string'
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isLike(like[0] ?? '', item))
  if (typeof like !== 'object') return typeof value === typeof like
  if (typeof value !== 'object' || value === null) return false
  const values = new Map<string, unknown>(Object.entries(value))
  return Object.entries(like).every(([name, one]) => isLike(one, values.get(name)))
}
