/**
 * Loads the draft stored under a key; null when there is none of the shape of `like` (null there accepts text). Drafts
 * survive closing the form, reloads and the end of a session.
 */
export function loadDraft<Value>(key: string, like: Value): Value | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return stored !== null && isLike(like, stored) ? (stored as Value) : null
  } catch {
    return null
  }
}

/** Stores a draft in this tab. */
export function saveDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full; the form itself still has the text.
  }
}

/** Removes a draft and its idempotency key. */
export function clearDraft(key: string): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(attemptKey(key))
}

const attemptKey = (key: string): string => `${key}:sent`

/** The Idempotency-Key for sending the draft: the same for the same content until `clearDraft`. */
export function draftIdempotencyKey(key: string, value: unknown): string {
  const sent = JSON.stringify(value)
  const before = loadDraft(attemptKey(key), { id: '', sent: '' })
  if (before?.sent === sent) return before.id
  const id = randomId()
  saveDraft(attemptKey(key), { id, sent })
  return id
}

/** 128 random bits, because `randomUUID` exists in secure contexts only. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function isLike(like: unknown, value: unknown): boolean {
  if (like === null) return value === null || typeof value === 'string'
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isLike(like[0] ?? '', item))
  if (typeof like !== 'object') return typeof value === typeof like
  if (typeof value !== 'object' || value === null) return false
  const values = new Map<string, unknown>(Object.entries(value))
  return Object.entries(like).every(([name, one]) => isLike(one, values.get(name)))
}
