import { expect, test } from 'vitest'
import { registrationFields, stage } from '../../testing/stage.ts'
import { loggerSettings } from './request-log.ts'

const lines: string[] = []
const logger = { ...loggerSettings('warn'), stream: { write: (line: string) => void lines.push(line) } }
const demo = { role: 'student', email: 'demo@secret.test', password: 'demo-pass' } as const
const register = { ...registrationFields, ...demo }
const { app, as, anyone, student, company } = await stage({}, { logger, logsSecurity: true, trustedProxies: 1 })

async function linesOf(act: () => Promise<unknown>) {
  lines.length = 0
  await act()
  return lines.map((line) => JSON.parse(line))
}
const signIn = (password: string) =>
  anyone({ method: 'POST', url: '/api/auth/login', body: { email: demo.email, password } })

test('logs successful and failed sign-ins, with the account once it is known', async () => {
  const [registered] = await linesOf(() => anyone({ method: 'POST', url: '/api/auth/register', body: register }))
  expect(registered).toMatchObject({ log: 'security', msg: 'register', outcome: 'done', user: expect.any(String) })

  const [done] = await linesOf(() => signIn(demo.password))
  expect(done).toMatchObject({ msg: 'sign in', status: 200, outcome: 'done', user: registered.user })
  const [refused] = await linesOf(() => signIn('wrong-pass'))
  expect(refused).toMatchObject({ msg: 'sign in', status: 401, outcome: 'refused', user: null, from: done.from })
  expect(refused.reqId).toEqual(expect.any(String))
})

test('logs calls without a session or permission, and no other calls', async () => {
  const [asha, kite] = [await student(), await company()]
  const [anonymous] = await linesOf(() => anyone({ url: '/api/notifications' }))
  expect(anonymous).toMatchObject({ msg: 'call without a session', route: 'GET /api/notifications', user: null })
  const [wrong] = await linesOf(() => as(asha)({ url: `/api/apply/company/${kite.id}` }))
  expect(wrong).toMatchObject({ msg: 'call without the right', status: 403, user: asha.id })
  expect(await linesOf(() => as(asha)({ url: '/api/notifications' }))).toEqual([])
})

test('logs no address and no password', async () => {
  const written = JSON.stringify(await linesOf(() => signIn('wrong-again')))
  for (const secret of ['secret.test', 'wrong-again', '127.0.0.1']) expect(written).not.toContain(secret)
})

test('logs a call whose connection ended with the response', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const [line] = await linesOf(async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'deflate' }
    const body = new Uint8Array(500_000)
    await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body }).catch(() => undefined)
    await expect.poll(() => lines).toHaveLength(1)
  })
  expect(line).toMatchObject({ msg: 'sign in', status: 400, outcome: 'refused', from: expect.any(String) })
})
