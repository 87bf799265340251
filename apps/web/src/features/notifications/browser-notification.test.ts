import { afterEach, expect, test, vi } from 'vitest'
import { aNote } from '../../testing/notes.ts'
import { showOutside } from './browser-notification.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the browser was asked to show. */
function stubBrowser({ permission = 'granted', hidden = true } = {}) {
  const shown: { title: string; options: NotificationOptions; onclick?: () => void; close: () => void }[] = []
  class Shown {
    static permission = permission
    onclick?: () => void
    close = () => undefined
    constructor(title: string, options: NotificationOptions) {
      shown.push(Object.assign(this, { title, options }))
    }
  }
  vi.stubGlobal('Notification', Shown)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  return shown
}

test('news outside a page in view come with the favicon and their id as tag, and a click opens them', () => {
  const shown = stubBrowser()
  const open = vi.fn()
  window.focus = () => undefined
  showOutside(aNote('n1'), open)
  const tagged = { body: 'Kite Labs answered your application.', icon: '/favicon.svg', tag: 'n1' }
  expect(shown[0]).toMatchObject({ title: 'Note n1', options: tagged })
  shown[0]?.onclick?.()
  expect(open).toHaveBeenCalled()
})

test.each([{ hidden: false }, { permission: 'denied' }, { permission: 'default' }])(
  'nothing is shown with %j',
  (how) => {
    const shown = stubBrowser(how)
    showOutside(aNote('n1'), () => undefined)
    expect(shown).toEqual([])
  },
)

test('a browser that has the class and refuses to make one does no harm', () => {
  stubBrowser()
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted'
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    },
  )
  expect(() => showOutside(aNote('n1'), () => undefined)).not.toThrow()
})
