import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { mails } from '../db/schema/mails.ts'
import { testDatabase } from '../testing/database.ts'
import { openPost, type Post, type PostOffice } from './post.ts'
import { forgetMails } from './queries.ts'
import { insertMails, type NewMail } from './queue.ts'
import { openMailServer } from './testing/mail-server.ts'
import { outboxTransport, SendError, smtpTransport } from './transport.ts'

const { db, close } = await testDatabase()
afterAll(close)

const publicUrl = 'https://fledge.example'
const leftovers: (() => unknown)[] = []
let now: Date
let errors: unknown[]
let number = 0

beforeEach(async () => {
  // A little ahead: what is stored now is due by then.
  now = new Date(Date.now() + 60_000)
  errors = []
  await db.delete(mails)
})
afterEach(async () => {
  for (const end of leftovers.splice(0).reverse()) await end()
})

let links = 0
const createTokenLink = async () => `/verify-email?token=${++links}`

async function mailServer(over: SMTPServerOptions = {}) {
  const server = await openMailServer(over)
  leftovers.push(server.close)
  return server
}

function openAt(url: string, over: Partial<PostOffice> & { silenceMs?: number } = {}): Post {
  const { silenceMs = 2000, ...office } = over
  const transport = smtpTransport({ url, from: 'Fledge <hello@fledge.example>', publicUrl, silenceMs })
  const report = (error: unknown) => void errors.push(error)
  const post = openPost({ db, now: () => now, transport, createTokenLink, keep: false, report, ...office })
  leftovers.push(() => post.stop(1000))
  return post
}

async function store(over: Partial<NewMail> = {}): Promise<string> {
  number += 1
  const event = `test:${number}`
  await insertMails(db, [{ event, recipient: 'asha@example.test', subject: 'Hello', text: 'Good news.', ...over }])
  return over.event ?? event
}

const rowOf = async (event: string) => (await db.select().from(mails).where(eq(mails.event, event)))[0]!
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

test('a stored mail is sent, with its link made absolute, its file and where to answer', async () => {
  const { taken, url } = await mailServer()
  const event = await store({
    link: '/reset-password?token=secret',
    replyTo: 'meera@example.test',
    attachments: [
      { filename: 'interview.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' },
    ],
  })
  await openAt(url).drain()

  const [mail = ''] = taken
  expect(mail).toContain('From: Fledge <hello@fledge.example>')
  expect(mail).toContain('To: asha@example.test')
  expect(mail).toContain('Reply-To: meera@example.test')
  expect(mail).toContain('\r\n\r\nhttps://fledge.example/reset-password?token=secret\r\n')
  expect(mail).toMatch(/Content-Type: text\/calendar; method=REQUEST/)
  expect(mail).toContain(`Message-ID: <${(await rowOf(event)).id}@fledge.example>`)
  expect(mail).toContain('Auto-Submitted: auto-generated')
})

test('of what was sent, the words and the secret in the link are not kept', async () => {
  const { url } = await mailServer()
  const event = await store({ link: '/reset-password?token=secret' })
  await openAt(url).drain()
  expect(await rowOf(event)).toMatchObject({ sentAt: now.toISOString(), text: '', link: null, attempts: 1 })
})

test('without a mail server the mail counts as delivered, and is kept for the outbox', async () => {
  const event = await store({ link: '/verify-email?token=secret' })
  const kept = { keep: true, createTokenLink, report: () => undefined }
  const post = openPost({ db, now: () => now, transport: outboxTransport, ...kept })
  leftovers.push(() => post.stop(0))
  await post.drain()
  const { sentAt, text, link } = await rowOf(event)
  expect([sentAt, text, link]).toEqual([now.toISOString(), 'Good news.', '/verify-email?token=secret'])
})

test('a mail with a secret link gets a new link with each try', async () => {
  const { taken, url } = await mailServer()
  const event = await store({ tokenPurpose: 'verify_email' })
  const broken = { send: () => Promise.reject(new Error('The mail server is away.')), close: () => undefined }
  await openAt(url, { transport: broken }).drain()
  expect(await rowOf(event)).toMatchObject({ attempts: 1, sentAt: null, link: null })
  later(2)
  await openAt(url).drain()
  expect(taken[0]).toContain(`https://fledge.example/verify-email?token=${links}`)
  expect(await rowOf(event)).toMatchObject({ attempts: 2, text: '', link: null })
})

test('a mail that is given up loses its content as well', async () => {
  const { url } = await mailServer()
  const event = await store({ recipient: 'asha@example.test', link: '/interviews/secret' })
  const broken = { send: () => Promise.reject(new SendError('refused', true)), close: () => undefined }
  await openAt(url, { transport: broken }).drain()
  const row = await rowOf(event)
  expect(row.failedAt).not.toBeNull()
  expect(row).toMatchObject({ text: '', link: null })
})

test('two processes share the work, and nobody gets a mail twice', async () => {
  const { taken, url } = await mailServer()
  for (let n = 0; n < 40; n += 1) await store({ recipient: `person${n}@example.test` })
  await Promise.all([openAt(url).drain(), openAt(url).drain()])
  await expect.poll(() => taken.length).toBe(40)
  expect(new Set(taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).size).toBe(40)
})

test('one event is mailed to one recipient once, however often it is stored', async () => {
  const { taken, url } = await mailServer()
  const event = await store()
  await store({ event })
  await openAt(url).drain()
  expect(taken).toHaveLength(1)
})

test('a mail that a dead process had taken is sent by another, later', async () => {
  const { taken, url } = await mailServer()
  const event = await store()
  const hour = now.getTime() + 3_600_000
  await db.update(mails).set({ attempts: 1, nextTryAt: new Date(hour).toISOString() })
  const post = openAt(url)
  await post.drain()
  expect(taken).toHaveLength(0)
  later(61)
  await post.drain()
  expect([taken.length, (await rowOf(event)).attempts]).toEqual([1, 2])
})

test('a mail that was sent is not sent again because noting it failed once', async () => {
  const { taken, url } = await mailServer()
  const event = await store()
  let failed = 0
  const broken = new Proxy(db, {
    get(target, name) {
      if (name !== 'update' || taken.length === 0 || failed > 0) return Reflect.get(target, name)
      failed += 1
      return () => {
        throw new Error('Connection terminated unexpectedly')
      }
    },
  })
  await openAt(url, { db: broken }).drain()
  later(60)
  await openAt(url).drain()
  expect([failed, taken.length, (await rowOf(event)).sentAt === null, errors]).toEqual([1, 1, false, []])
})

test('waking sends at once', async () => {
  const { taken, url } = await mailServer()
  const post = openAt(url)
  await store()
  post.wake()
  await expect.poll(() => taken.length, { timeout: 1500 }).toBe(1)
})

test('a server that is not there is asked again with growing pauses, and given up in the end', async () => {
  const post = openAt('smtp://127.0.0.1:9')
  const event = await store()
  const pauses: number[] = []
  for (let tries = 0; tries < 7; tries += 1) {
    await post.drain()
    const { nextTryAt, failedAt } = await rowOf(event)
    if (failedAt === null) pauses.push((Date.parse(nextTryAt) - now.getTime()) / 60_000)
    later(721)
  }
  expect(pauses).toEqual([1, 5, 15, 60, 180, 720])
  expect((await rowOf(event)).failedAt).not.toBeNull()
  await post.drain()
  expect((await rowOf(event)).attempts).toBe(7)
})

test('a recipient who is refused for good is not tried again, and no address gets into the log', async () => {
  const refusal = Object.assign(new Error('No such person asha@example.test'), { responseCode: 550 })
  const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal) })
  const event = await store({ subject: 'A secret subject' })
  await openAt(url).drain()
  expect((await rowOf(event)).failedAt).not.toBeNull()
  expect(errors.map(String)).toEqual(['SendError: An email could not be sent: EENVELOPE RCPT TO 550'])
})

test('a refusal for now is tried again, and the other mails are sent meanwhile', async () => {
  let isFull = true
  const busy = Object.assign(new Error('mailbox full'), { responseCode: 452 })
  const { taken, url } = await mailServer({
    onRcptTo: ({ address }, _session, done) => (isFull && address.startsWith('full') ? done(busy) : done()),
  })
  const event = await store({ recipient: 'full@example.test' })
  await store()
  const post = openAt(url)
  await post.drain()
  expect([taken.length, (await rowOf(event)).sentAt]).toEqual([1, null])
  isFull = false
  later(2)
  await post.drain()
  expect(taken).toHaveLength(2)
})

test('a server that says nothing holds nobody up', async () => {
  const { url } = await mailServer({ onConnect: () => undefined })
  const event = await store()
  const before = Date.now()
  await openAt(url, { silenceMs: 300 }).drain()
  expect(Date.now() - before).toBeLessThan(5000)
  const { sentAt, failedAt, attempts } = await rowOf(event)
  expect([sentAt, failedAt, attempts]).toEqual([null, null, 1])
  expect(String(errors[0])).toMatch(/ETIMEDOUT/)
})

test('stopping waits for what is on its way, but not for ever, and takes nothing more', async () => {
  const { url } = await mailServer({ onConnect: () => undefined })
  const post = openAt(url, { silenceMs: 20_000 })
  await store()
  post.wake()
  const before = Date.now()
  await post.stop(200)
  expect(Date.now() - before).toBeLessThan(1500)
  const event = await store()
  post.wake()
  await delay(200)
  expect((await rowOf(event)).attempts).toBe(0)
})

test('a line break in a subject or a name makes no header', async () => {
  const { taken, url } = await mailServer()
  await store({ subject: 'Hello\r\nBcc: everybody@example.test' })
  await openAt(url).drain()
  expect(taken[0]).not.toMatch(/^Bcc:/m)
})

test('old mails are forgotten, waiting ones are not', async () => {
  const [sent, waiting] = [await store(), await store()]
  await db.update(mails).set({ sentAt: now.toISOString() }).where(eq(mails.event, sent))
  await forgetMails(db, now)
  expect((await db.select().from(mails)).map(({ event }) => event)).toEqual([waiting])
})
