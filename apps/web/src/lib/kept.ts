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

/** Forgets what was typed under a key, and the attempt to send it. */
export function drop(key: string): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(attemptOf(key))
}

const attemptOf = (key: string): string => `${key}:sent`

/**
 * The Idempotency-Key under which something is sent from the form that is kept under `key`. As long as the same is sent
 * again it stays the same, also after a reload; something else gets a new one, as does what is sent after `drop`.
 */
export function sendingKey(key: string, value: unknown): string {
  const sent = JSON.stringify(value)
  const before = recall(attemptOf(key), { id: '', sent: '' })
  if (before?.sent === sent) return before.id
  const id = randomId()
  keep(attemptOf(key), { id, sent })
  return id
}

/** 128 random bits. Browsers have `randomUUID` on safe addresses only. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function isLike(like: unknown, value: unknown): boolean {
  if (like === null) return value === null || typeof value === 'string'
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isLike(like[0] ?? '', item))
  if (typeof like !== 'object') return typeof value === typeof like
  if (typeof value !== 'object' || value === null) return false
  const values = new Map<string, unknown>(Object.entries(value))
  return Object.entries(like).every(([name, one]) => isLike(one, values.get(name)))
}
