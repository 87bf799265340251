import { beforeEach, expect, test, vi } from 'vitest'
import { asha, kite } from '../testing/people.ts'

/** The session as a page that has just been loaded sees it. */
async function loadPage() {
  vi.resetModules()
  return import('./session.ts')
}

const keep = (token: string, user: unknown) => {
  localStorage.setItem('token', token)
  localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user))
}

beforeEach(() => localStorage.clear())

test.each([asha, kite])('a $role who was signed in is signed in after a reload', async (user) => {
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
])('%s is cleared', async (_name, store) => {
  store()
  const { readSession } = await loadPage()
  expect(readSession()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test.each(['student', 'company', 'admin'])(
  'a %s with an id, an email and a role is signed in after a reload',
  async (role) => {
    keep('secret', { id: 'u1', email: 'someone@example.test', role })
    const { readSession } = await loadPage()
    expect(readSession()).toMatchObject({ token: 'secret', user: { id: 'u1', email: 'someone@example.test', role } })
  },
)

test('a session that the server ended is told of', async () => {
  keep('secret', asha)
  const { endSession, onSessionChange, readSession, sessionEnded } = await loadPage()
  const heard: string[] = []
  onSessionChange(() => heard.push('change'))
  window.addEventListener(sessionEnded, () => heard.push('ended'), { once: true })
  endSession()
  expect(readSession()).toBeNull()
  expect(heard).toEqual(['change', 'ended'])
})

test('a session that ends with what is done here is not told of', async () => {
  keep('secret', asha)
  const { endSession, readSession, sessionEnded, whileLeaving } = await loadPage()
  const told = vi.fn()
  window.addEventListener(sessionEnded, told)
  await whileLeaving(async () => endSession())
  expect([readSession()?.token, told.mock.calls.length]).toEqual(['secret', 0])
  await expect(whileLeaving(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  endSession()
  expect([readSession(), told.mock.calls.length]).toEqual([null, 1])
  window.removeEventListener(sessionEnded, told)
})

test('signing out in another tab is noticed here', async () => {
  keep('secret', asha)
  const { onSessionChange, readSession } = await loadPage()
  const changed = vi.fn()
  onSessionChange(changed)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  expect(readSession()).toBeNull()
})

test('half a session that another tab is still writing is none yet, and is left to that tab', async () => {
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
