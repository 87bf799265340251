import { expect, test, vi } from 'vitest'
import { clearDraft, draftIdempotencyKey, loadDraft, saveDraft } from './drafts.ts'

const like = { note: '', day: null, times: [{ at: '' }] }

test('restores a draft until it is dropped', () => {
  const typed = { note: 'Bring a notebook', day: '2026-03-02', times: [{ at: '10:00' }, { at: '' }] }
  saveDraft('form', typed)
  expect(loadDraft('form', like)).toEqual(typed)
  clearDraft('form')
  expect(loadDraft('form', like)).toBeNull()
})

test.each([
  ['of another shape', '{"note":7,"day":null,"times":[]}'],
  ['of which a part is missing', '{"note":"","day":null}'],
  ['with a list of something else', '{"note":"","day":null,"times":["10:00"]}'],
  ['cut short', '{"note":'],
  ['a bare text', '"note"'],
])('ignores a draft stored %s', (_, stored) => {
  sessionStorage.setItem('form', stored)
  expect(loadDraft('form', like)).toBeNull()
})

test('a retry has the same key; changed or finished content gets a new one', () => {
  const first = draftIdempotencyKey('form', { note: 'Hello' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([draftIdempotencyKey('form', { note: 'Hello' }), draftIdempotencyKey('form', { note: 'Hello' })]).toEqual([
    first,
    first,
  ])

  const changed = draftIdempotencyKey('form', { note: 'Hello!' })
  clearDraft('form')
  const finished = draftIdempotencyKey('form', { note: 'Hello!' })
  const elsewhere = draftIdempotencyKey('other form', { note: 'Hello!' })
  expect(new Set([first, changed, finished, elsewhere]).size).toBe(4)
})

test('works with full storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => saveDraft('form', like)).not.toThrow()
})
