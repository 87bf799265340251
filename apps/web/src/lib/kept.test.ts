import { afterEach, expect, test, vi } from 'vitest'
import { drop, keep, recall, sendingKey } from './kept.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const like = { note: '', day: null, times: [{ at: '' }] }

test('what was typed is there again until it is dropped', () => {
  const typed = { note: 'Bring a notebook', day: '2026-03-02', times: [{ at: '10:00' }, { at: '' }] }
  keep('form', typed)
  expect(recall('form', like)).toEqual(typed)
  drop('form')
  expect(recall('form', like)).toBeNull()
})

test.each([
  ['of another shape', '{"note":7,"day":null,"times":[]}'],
  ['of which a part is missing', '{"note":"","day":null}'],
  ['with a list of something else', '{"note":"","day":null,"times":["10:00"]}'],
  ['cut short', '{"note":'],
  ['a bare text', '"note"'],
])('what is stored %s is left alone', (_, stored) => {
  sessionStorage.setItem('form', stored)
  expect(recall('form', like)).toBeNull()
})

test('what is sent again has the key of the first try; what was changed or finished has a new one', () => {
  const first = sendingKey('form', { note: 'Hello' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([sendingKey('form', { note: 'Hello' }), sendingKey('form', { note: 'Hello' })]).toEqual([first, first])

  const changed = sendingKey('form', { note: 'Hello!' })
  drop('form')
  const finished = sendingKey('form', { note: 'Hello!' })
  const elsewhere = sendingKey('other form', { note: 'Hello!' })
  expect(new Set([first, changed, finished, elsewhere]).size).toBe(4)
})

test('a browser without room for it breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keep('form', like)).not.toThrow()
})
