import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { setSession } from '../api/session.ts'

// Parts that are fetched when they are needed take their time on a busy machine.
configure({ asyncUtilTimeout: 4000 })

/** What jsdom does not have: it lays nothing out, so there is nothing to observe or to scroll. */
class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NothingToObserve)
vi.stubGlobal('IntersectionObserver', NothingToObserve)
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
