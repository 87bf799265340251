import { expect, test } from 'vitest'
import { sha256 } from '../../http/security/token.ts'
import { stage } from '../../testing/stage.ts'
import { startSession } from '../auth/session.ts'

const { deps, clock, ended, student, anyone } = await stage()
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const url = '/api/auth/sessions'
const by = (token: string) => ({ authorization: `Bearer ${token}` })
const list = async (token: string) => (await anyone({ url, headers: by(token) })).json().data
const end = (token: string, id = '') =>
  anyone({ method: 'DELETE', url: id === '' ? url : `${url}/${id}`, headers: by(token) })

async function signedInTwice() {
  const asha = await student()
  return { asha, here: await startSession(deps, asha.id, chrome), phone: await startSession(deps, asha.id, 'curl/8') }
}

test('lists one’s sessions with their device and without tokens', async () => {
  const { here } = await signedInTwice()
  await startSession(deps, (await student()).id, 'another person')
  const reply = await anyone({ url, headers: by(here) })
  const { data } = reply.json()
  expect(data).toHaveLength(2)
  expect(data.filter(({ current }: { current: boolean }) => current)).toMatchObject([{ device: 'Chrome on Windows' }])
  expect(data.find(({ current }: { current: boolean }) => !current)).toMatchObject({ device: 'Unknown device' })
  expect(reply.body).not.toContain(sha256(here))
})

test('records the last use of a session to the hour', async () => {
  const { here, phone } = await signedInTwice()
  const before = clock.now
  clock.now = new Date(before.getTime() + 5 * 3_600_000)
  const data = await list(here)
  expect(data[0]).toMatchObject({ current: true, lastUsedAt: clock.now.toISOString() })
  expect(Date.parse(data[1].lastUsedAt)).toBeLessThan(before.getTime() + 60_000)
  clock.now = before
  expect((await list(phone)).length).toBe(2)
})

test('omits an expired session', async () => {
  const { asha, here } = await signedInTwice()
  await startSession({ ...deps, now: () => new Date(clock.now.getTime() - 25 * 3_600_000) }, asha.id, 'old')
  expect(await list(here)).toHaveLength(2)
})

test('ends one session with its connections and no other', async () => {
  const { here, phone } = await signedInTwice()
  const other = (await list(here)).find(({ current }: { current: boolean }) => !current)
  expect((await end(here, other.id)).json()).toEqual({ success: true, data: { id: other.id } })
  expect((await anyone({ url, headers: by(phone) })).statusCode).toBe(401)
  expect(ended).toContain(sha256(phone))
  expect(ended).not.toContain(sha256(here))
  expect((await end(here, other.id)).statusCode).toBe(404)
})

test('ends all other sessions', async () => {
  const { asha, here } = await signedInTwice()
  await startSession(deps, asha.id, 'tablet')
  expect((await end(here)).json().data).toEqual({ ended: 2 })
  expect(await list(here)).toMatchObject([{ current: true }])
})
