import { cleanup, configure } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { setSession } from '../api/session.ts'

// Lazy components load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

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

// Every `click` of a test is a press of its own, as after half a second or input; `dblClick` is a double click.
const { setup } = userEvent
const pressesOnce = <U extends { click: (element: Element) => Promise<void> }>(user: U): U => {
  const { click } = user
  return Object.assign(user, {
    click: (element: Element) => {
      document.dispatchEvent(new Event('input'))
      return click(element)
    },
  })
}
Object.assign(pressesOnce(userEvent), {
  setup: (...options: Parameters<typeof setup>) => pressesOnce(setup(...options)),
})

const realFetch = globalThis.fetch

/** Two elements with one key may be doubled or lost: React only says so. */
const isOfKeys = (message: unknown) => /(same key|unique "key")/.test(String(message))
const { error } = console

beforeEach(() => {
  setSession(null)
  console.error = (...said: unknown[]) => {
    error(...said)
    expect(said.filter(isOfKeys)).toEqual([])
  }
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  queryClient.clear()
  toast.dismiss()
  globalThis.fetch = realFetch
  console.error = error
  localStorage.clear()
  sessionStorage.clear()
})
