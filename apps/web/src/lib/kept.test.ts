import { afterEach, expect, test, vi } from 'vitest'
import { drop, keep, recall } from './kept.ts'

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

test('a browser without room for it breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keep('form', like)).not.toThrow()
})
