import { afterEach, expect, test, vi } from 'vitest'
import { drop, keep, recall, sendingKey } from './kept.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const like = { note: '', day: null, times: [{ at: '' }] }

test('restores a draft until it is dropped', () => {
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
])('ignores a draft stored %s', (_, stored) => {
  sessionStorage.setItem('form', stored)
  expect(recall('form', like)).toBeNull()
})

test('a retry has the same key; changed or finished content gets a new one', () => {
  const first = sendingKey('form', { note: 'Hello' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([sendingKey('form', { note: 'Hello' }), sendingKey('form', { note: 'Hello' })]).toEqual([first, first])

  const changed = sendingKey('form', { note: 'Hello!' })
  drop('form')
  const finished = sendingKey('form', { note: 'Hello!' })
  const elsewhere = sendingKey('other form', { note: 'Hello!' })
  expect(new Set([first, changed, finished, elsewhere]).size).toBe(4)
})

test('works with full storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keep('form', like)).not.toThrow()
})
