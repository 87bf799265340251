import { login, me } from '@fledge/contract/auth'
import { deleteInternship, listInternships, updateInternship } from '@fledge/contract/internships'
import { afterEach, expect, test, vi } from 'vitest'
import { asha, signIn } from '../testing/people.ts'
import { anInternship } from '../testing/things.ts'
import { call, messageOf } from './call.ts'
import { readSession, setSession } from './session.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  setSession(null)
})

const listing = anInternship()

/** Answers every request alike; gives the last one. */
function answer(body: unknown, status = 200) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  globalThis.fetch = fetched as never
  return () => {
    const [url, { headers, ...init }] = fetched.mock.lastCall!
    return { url, ...init, headers: new Headers(headers) }
  }
}

test('a call goes to /api of its own host, with credentials, JSON and the bearer token of the session', async () => {
  signIn(asha)
  const sent = answer({ success: true, data: listing })
  const { title, description, requirements, location, type, duration, stipend } = listing
  const body = { title, description, requirements, location, type, duration, stipend }
  await call(updateInternship, { params: { id: 'i/1' }, body })
  expect(sent()).toMatchObject({ url: '/api/internship/i%2F1', method: 'PUT', credentials: 'include' })
  expect(sent().headers.get('authorization')).toBe(`Bearer ${'t'.repeat(43)}`)
  expect(sent().headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(String(sent().body))).toEqual(body)
})

test('without a session nothing stands for the token', async () => {
  const sent = answer({ success: true, data: [], total: 0, totalOpen: 0, nextCursor: null })
  await call(listInternships, { query: { company: 'c1' } })
  expect(sent().url).toBe('/api/internship?company=c1')
  expect(sent().headers.has('authorization')).toBe(false)
})

test.each([
  ['Failed to submit application', 'Failed to submit application. We can’t reach the server. Check your connection.'],
  [
    'Failed to load internships. Please try again.',
    'Failed to load internships. Please try again. We can’t reach the server. Check your connection.',
  ],
])('without a network %j is said as the specification words it, with the cause after it', async (fallback, message) => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const error = await call(listInternships, { query: {} }).catch((thrown: unknown) => thrown)
  expect(messageOf(error, fallback)).toBe(message)
})

test('an answer of 401 ends the session and clears what was stored; a wrong password does not', async () => {
  signIn(asha)
  answer({ success: false, code: 'sign_in_first', message: 'Please sign in.' }, 401)
  await expect(call(me, {})).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toBeNull()
  expect(['token', 'user'].map((key) => localStorage.getItem(key))).toEqual([null, null])
  await expect(call(login, { body: { email: 'a@b.co', password: 'x' } })).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['our own problem', { success: false, code: 'closed', message: 'It is closed.' }, 'It is closed.'],
  ['a message alone', { message: 'It is closed.' }, 'It is closed.'],
  ['a message beside an error', { message: 'It is closed.', error: 'Conflict' }, 'It is closed.'],
  ['an error alone', { error: 'It is closed.' }, 'It is closed.'],
  ['an empty message', { success: false, code: 'unknown', message: '' }, 'Failed to delete internship'],
  ['nothing to read', {}, 'Failed to delete internship'],
])('of %s, people are told the server’s message, else the fallback', async (_what, body, told) => {
  answer(body, 409)
  const error = await call(deleteInternship, { params: { id: 'i1' } }).catch((thrown: unknown) => thrown)
  expect(messageOf(error, 'Failed to delete internship')).toBe(told)
})
