import { randomId } from '../../lib/drafts.ts'

const storageKey = 'fledge:device'

/** A random id of this browser: wrong passwords elsewhere do not delay the owner on a known device. */
export function readDeviceId(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored !== null) return stored
    const created = randomId()
    localStorage.setItem(storageKey, created)
    return created
  } catch {
    return undefined
  }
}
