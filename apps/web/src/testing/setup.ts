import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach } from 'vitest'
import { setSession } from '../api/session.ts'

// Lazy components load slowly on a busy machine.
configure({ asyncUtilTimeout: 4000 })

/** jsdom has no layout, so there is nothing to observe or scroll. */
class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoopObserver, IntersectionObserver: NoopObserver })
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => undefined
window.scrollTo = () => undefined

const realFetch = globalThis.fetch

beforeEach(() => setSession(null))

afterEach(() => {
  cleanup()
  toast.dismiss()
  globalThis.fetch = realFetch
  localStorage.clear()
  sessionStorage.clear()
})
