import { expect, test, vi } from 'vitest'
import { asha, kite } from '../testing/things.ts'

/** The session after a page load. */
async function loadPage() {
  vi.resetModules()
  return import('./session.ts')
}

const keep = (token: string, user: unknown) => {
  localStorage.setItem('token', token)
  localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user))
}

test.each([asha, kite])('a $role stays signed in after a reload', async (user) => {
  keep('secret', user)
  const { readSession } = await loadPage()
  expect(readSession()).toEqual({ token: 'secret', user })
})

test.each([
  ['a token without a person', () => localStorage.setItem('token', 'secret')],
  ['a person without a token', () => localStorage.setItem('user', JSON.stringify(asha))],
  ['what is not JSON', () => keep('secret', '{')],
  ['a person without a role', () => keep('secret', { ...asha, role: '' })],
  ['a person without an email', () => keep('secret', { ...asha, email: undefined })],
  ['a person without an id', () => keep('secret', { ...asha, id: '' })],
  ['a list', () => keep('secret', [])],
])('clears %s', async (_name, store) => {
  store()
  const { readSession } = await loadPage()
  expect(readSession()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test.each(['student', 'company', 'admin'])(
  'a %s with only id, email and role stays signed in after a reload',
  async (role) => {
    keep('secret', { id: 'u1', email: 'someone@example.test', role })
    const { readSession } = await loadPage()
    expect(readSession()).toMatchObject({ token: 'secret', user: { id: 'u1', email: 'someone@example.test', role } })
  },
)

test('dispatches an event when the server ended the session', async () => {
  keep('secret', asha)
  const { endSession, onSessionChange, readSession, sessionEnded } = await loadPage()
  const heard: string[] = []
  onSessionChange(() => heard.push('change'))
  window.addEventListener(sessionEnded, () => heard.push('ended'), { once: true })
  endSession()
  expect(readSession()).toBeNull()
  expect(heard).toEqual(['change', 'ended'])
})

test('dispatches no event when the session ends by an action here', async () => {
  keep('secret', asha)
  const { endSession, readSession, sessionEnded, whileLeaving } = await loadPage()
  const listener = vi.fn()
  window.addEventListener(sessionEnded, listener)
  await whileLeaving(async () => endSession())
  expect([readSession()?.token, listener.mock.calls.length]).toEqual(['secret', 0])
  await expect(whileLeaving(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  endSession()
  expect([readSession(), listener.mock.calls.length]).toEqual([null, 1])
  window.removeEventListener(sessionEnded, listener)
})

test('signing out in another tab ends the session here', async () => {
  keep('secret', asha)
  const { onSessionChange, readSession } = await loadPage()
  const changed = vi.fn()
  onSessionChange(changed)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  expect(readSession()).toBeNull()
})

test('ignores and keeps an incomplete session that another tab is writing', async () => {
  const { readSession } = await loadPage()
  const hear = async (key: string) => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await new Promise((done) => setTimeout(done, 5))
  }
  localStorage.setItem('token', 'secret')
  await hear('token')
  expect([readSession(), localStorage.getItem('token')]).toEqual([null, 'secret'])
  localStorage.setItem('user', JSON.stringify(asha))
  await hear('user')
  expect(readSession()).toEqual({ token: 'secret', user: asha })
})
