import { login, me } from '@fledge/contract/auth'
import { deleteInternship, listInternships } from '@fledge/contract/internships'
import { updateInternship } from '@fledge/contract/listings/internship-form'
import { expect, test, vi } from 'vitest'
import { anInternship, asha, signIn } from '../testing/things.ts'
import { call, errorMessage } from './call.ts'
import { readSession } from './session.ts'

const listing = anInternship()

/** Sends the same response to every request and returns the last request. */
function answer(body: unknown, status = 200) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  globalThis.fetch = fetched as never
  return () => {
    const [url, { headers, ...init }] = fetched.mock.lastCall!
    return { url, ...init, headers: new Headers(headers) }
  }
}

test('calls /api of its own host with credentials, JSON and the bearer token', async () => {
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

test('sends no authorization header without a session', async () => {
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
])('without a network shows the specified %j followed by the cause', async (fallback, message) => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const error = await call(listInternships, { query: {} }).catch((thrown: unknown) => thrown)
  expect(errorMessage(error, fallback)).toBe(message)
})

test('a 401 ends the session and clears storage; a wrong password does not', async () => {
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
  ['a message and an error', { message: 'It is closed.', error: 'Conflict' }, 'It is closed.'],
  ['an error alone', { error: 'It is closed.' }, 'It is closed.'],
  ['an empty message', { success: false, code: 'unknown', message: '' }, 'Failed to delete internship'],
  ['nothing to read', {}, 'Failed to delete internship'],
])('for %s shows the server’s message, else the fallback', async (_what, body, message) => {
  answer(body, 409)
  const error = await call(deleteInternship, { params: { id: 'i1' } }).catch((thrown: unknown) => thrown)
  expect(errorMessage(error, 'Failed to delete internship')).toBe(message)
})

/** Replies with these, in order, the last one again and again. */
function answers(...replies: { status: number; body: unknown; retryAfter?: string }[]) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const { status, body, retryAfter } = replies.length > 1 ? replies.shift()! : replies[0]!
    return Response.json(body, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
  })
  globalThis.fetch = fetched as never
  return fetched
}
const busyReply = (code: string) => ({
  status: 503,
  body: { success: false, code, message: 'Busy' },
  retryAfter: '0.01',
})
const done = { status: 200, body: { success: true, data: { id: 'i1' } } }
const page = { status: 200, body: { success: true, data: [], total: 0, totalOpen: 0, nextCursor: null } }

test('repeats a read that a busy server refused', async () => {
  const fetched = answers(busyReply('busy'), busyReply('overloaded'), page)
  expect((await call(listInternships, { query: {} })).data).toEqual([])
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('repeats a write only when the server started nothing', async () => {
  const fetched = answers(busyReply('overloaded'), done)
  await call(deleteInternship, { params: { id: 'i1' } })
  expect(fetched).toHaveBeenCalledTimes(2)
  const refused = answers(busyReply('busy'), done)
  await expect(call(deleteInternship, { params: { id: 'i1' } })).rejects.toThrow('Busy')
  expect(refused).toHaveBeenCalledOnce()
})

test('gives up after three repeats, without Retry-After at once, and when the page leaves', async () => {
  const fetched = answers(busyReply('overloaded'))
  await expect(call(listInternships, { query: {} })).rejects.toThrow('Busy')
  expect(fetched).toHaveBeenCalledTimes(4)
  const plain = answers({ ...busyReply('overloaded'), retryAfter: '' })
  await expect(call(listInternships, { query: {} })).rejects.toThrow('Busy')
  expect(plain).toHaveBeenCalledOnce()
  const long = answers({ ...busyReply('overloaded'), retryAfter: '4' })
  const left = new AbortController()
  const leaving = call(listInternships, { query: {} }, left.signal)
  setTimeout(() => left.abort(), 20)
  await expect(leaving).rejects.toThrow()
  expect(long).toHaveBeenCalledOnce()
})
