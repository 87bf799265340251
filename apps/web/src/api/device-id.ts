const storageKey = 'fledge:device'

/**
 * A random id of this browser, sent with each sign-in: on a device from which its owner has signed in before, wrong
 * passwords that others enter elsewhere do not make the owner wait. Undefined where nothing can be stored.
 */
export function readDeviceId(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored !== null) return stored
    const created = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    localStorage.setItem(storageKey, created.join(''))
    return created.join('')
  } catch {
    return undefined
  }
}
