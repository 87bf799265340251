import { expect, test } from 'vitest'
import { demoCompanyEmail, demoPassword } from './demo-world/demo-accounts.ts'
import { readComposeSettings } from './testing/deploy-settings.ts'
import { processes } from './testing/processes.ts'
import { companyFields, listingFields } from './testing/stage.ts'

const { runUntilReady } = await processes()

const post = (url: string, body: object, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

test('a server with the settings of deploy/compose.yaml is safe without further settings', async () => {
  const { DATABASE_URL: _database, ...settings } = await readComposeSettings()
  const { child, address, lines } = await runUntilReady(settings)
  expect(lines.join('').includes('Warning: the server runs as root.')).toBe(process.getuid?.() === 0)
  const signIn = await post(`${address}/api/auth/login`, { email: demoCompanyEmail, password: demoPassword })
  expect(signIn.status).toBe(401)
  expect(await (await fetch(`${address}/api/auth/demo-accounts`)).json()).toEqual({ success: true, data: [] })
  expect((await fetch(`${address}/api/outbox`)).status).toBe(404)

  const weak = await post(`${address}/api/auth/register`, { ...companyFields, password: 'password' })
  expect(weak.status).toBe(400)
  const { token } = (await (await post(`${address}/api/auth/register`, companyFields)).json()) as { token: string }
  const posted = await post(`${address}/api/internship`, listingFields, token)
  expect(posted.status).toBe(403)

  const from = (visitor: string) => fetch(`${address}/api/site`, { headers: { 'x-forwarded-for': visitor } })
  // All at once would be more than a busy machine serves, and some would be answered with 503.
  const statuses: number[] = []
  while (statuses.length < 610) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.7')))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect((await from('203.0.113.8')).status).toBe(200)
  child.kill('SIGTERM')
})
