import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { mails } from '../db/schema/mails.ts'
import { processes } from '../testing/processes.ts'
import { registrationFields } from '../testing/stage.ts'
import { openMailServer, readMail } from './testing/mail-server.ts'

const { database, runUntilReady } = await processes()
const { taken, url, close } = await openMailServer()
afterAll(close)

const register = (address: string, email: string) =>
  fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...registrationFields, email }),
  })

test('shows mails in the outbox when there is no mail server, only with the printed link', async () => {
  const { address, lines } = await runUntilReady({ OUTBOX: '1' })
  await register(address, 'meera@example.test')
  await expect.poll(() => lines.join('')).toContain('/outbox#')
  const secret = /\/outbox#([\w-]{43})/.exec(lines.join(''))?.[1] ?? ''
  const ask = (headers: Record<string, string>) => fetch(`${address}/api/outbox`, { headers })
  expect((await ask({})).status).toBe(404)
  expect((await ask({ 'x-outbox-secret': 'guessed' })).status).toBe(404)
  const { data } = (await (await ask({ 'x-outbox-secret': secret })).json()) as { data: { to: string }[] }
  expect(data.map(({ to }) => to)).toContain('meera@example.test')
  const sentAt = async () =>
    (await database.db.select().from(mails).where(eq(mails.recipient, 'meera@example.test')))[0]?.sentAt
  await expect.poll(sentAt).toBeTruthy()
})

test('the next process mails the link of a registration that an earlier one could not send, with its own address', async () => {
  const { address, child, ended } = await runUntilReady({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await register(address, 'noor@example.test')
  const isNoors = sql`name = 'send-mail' and data ->> 'mailId' = (
    select id::text from ${mails} where ${mails.recipient} = 'noor@example.test')`
  await expect.poll(() => database.db.$count(sql`jobs.job`, sql`${isNoors} and state = 'retry'`)).toBe(1)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)

  await database.db.execute(sql`update jobs.job set start_after = now() where ${isNoors}`)
  const next = await runUntilReady({ SMTP_URL: url, MAIL_FROM: 'Kite <hello@kite.test>' })
  await expect.poll(() => taken.length).toBe(1)
  expect(taken[0]).toContain('To: noor@example.test')
  expect(taken[0]).toContain('From: Kite <hello@kite.test>')
  const link = new RegExp(`${next.address}/verify-email\\?token=([\\w-]{43})`).exec(readMail(taken[0]))
  const body = JSON.stringify({ token: link?.[1] })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${next.address}/api/auth/verify-email`, { method: 'POST', headers, body })).status).toBe(200)
  expect((await fetch(`${next.address}/api/outbox`)).status).toBe(404)
})
