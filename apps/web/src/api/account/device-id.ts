const storageKey = 'fledge:device'

/**
 * A random id of this browser, sent with each sign-in, so that wrong passwords entered elsewhere do not delay the owner
 * on a known device. Undefined without storage.
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
