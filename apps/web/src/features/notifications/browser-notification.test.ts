import { expect, test, vi } from 'vitest'
import { aNote } from '../../testing/notes.ts'
import { showOutside } from './live-connection.tsx'

/** The created browser notifications. */
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

test('shows hidden pages a notification with favicon and id as tag, opened by a click', () => {
  const shown = stubBrowser()
  const open = vi.fn()
  window.focus = () => undefined
  showOutside(aNote('n1'), open)
  const tagged = { body: 'Kite Labs answered your application.', icon: '/favicon.svg', tag: 'n1' }
  expect(shown[0]).toMatchObject({ title: 'Note n1', options: tagged })
  shown[0]?.onclick?.()
  expect(open).toHaveBeenCalled()
})

test.each([{ hidden: false }, { permission: 'denied' }, { permission: 'default' }])('shows nothing with %j', (how) => {
  const shown = stubBrowser(how)
  showOutside(aNote('n1'), () => undefined)
  expect(shown).toEqual([])
})

test('ignores a browser whose Notification constructor throws', () => {
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
