import { eq, sql } from 'drizzle-orm'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { MailContent } from '../content/mail-content.ts'
import { mails } from '../db/schema/mails.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { jobTable } from '../start/job-table.ts'
import { testDatabase } from '../testing/database.ts'
import { idleJobs } from '../testing/idle-jobs.ts'
import { insertMails } from './insert-mails.ts'
import type { NewMail } from './mail-limit.ts'
import { deleteOldMails } from './mail-queries.ts'
import { outboxTransport, SendError, smtpTransport } from './mail-transport.ts'
import { createMailSender, type MailSenderOptions } from './outbox-worker.ts'
import { openMailServer } from './testing/mail-server.ts'

const { db, pool, close } = await testDatabase()
afterAll(close)

const publicUrl = 'https://fledge.example'
const cleanups: (() => unknown)[] = []
const now = new Date()
let count = 0

beforeEach(() => db.delete(mails))
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

let links = 0
const linkMakers = {
  createTokenLink: async () => `/verify-email?token=${++links}`,
  createUnsubscribeLink: async () => `/unsubscribe?token=${++links}`,
}
const contact = (message: string, category = 'Other'): MailContent => ({
  kind: 'contact_message',
  params: { name: 'Meera', email: 'meera@example.test', category, isCritical: false, promise: 'soon', message },
})
const unqueued = { send: async () => undefined, sendAll: async () => undefined, wake: () => undefined }

async function mailServer(over: SMTPServerOptions = {}) {
  const server = await openMailServer(over)
  cleanups.push(server.close)
  return server
}

function senderTo(
  url: string,
  { silenceMs = 2000, ...over }: Partial<MailSenderOptions> & { silenceMs?: number } = {},
) {
  const transport = smtpTransport({ url, from: 'Fledge <hello@fledge.example>', publicUrl, silenceMs })
  const sender = createMailSender({ db, now: () => now, transport, ...linkMakers, keep: false, ...over })
  cleanups.push(sender.close)
  return sender
}

async function store(over: Partial<NewMail> = {}, jobs: Parameters<typeof insertMails>[0]['jobs'] = unqueued) {
  count += 1
  const event = `test:${count}`
  const mail = { event, recipient: 'asha@example.test', sender: null, content: contact('Good news.'), ...over }
  await db.transaction((tx) => insertMails({ db: tx, jobs }, [mail]))
  const [stored] = await db.select({ id: mails.id }).from(mails).where(eq(mails.event, mail.event))
  return stored!.id
}

async function findMail(id: string) {
  const { sentAt, failedAt, subject, params, link } = mails
  const [mail] = await db.select({ sentAt, failedAt, subject, params, link }).from(mails).where(eq(mails.id, id))
  return mail!
}

test('sends a mail with an absolute link, its attachment and its reply address', async () => {
  const { taken, url } = await mailServer()
  const id = await store({
    link: '/reset-password?token=secret',
    replyTo: 'meera@example.test',
    attachments: [
      { filename: 'interview.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' },
    ],
  })
  await senderTo(url).send(id)

  const [mail = ''] = taken
  expect(mail).toContain('From: Fledge <hello@fledge.example>')
  expect(mail).toContain('To: asha@example.test')
  expect(mail).toContain('Reply-To: meera@example.test')
  expect(mail).toContain('\r\n\r\nhttps://fledge.example/reset-password?token=secret\r\n')
  expect(mail).toMatch(/Content-Type: text\/calendar; method=REQUEST/)
  const alternative = mail.slice(mail.indexOf('multipart/alternative'), mail.indexOf('filename=interview.ics'))
  expect(alternative, 'form of the message itself').toMatch(
    /Content-Type: text\/plain[\s\S]*Content-Type: text\/calendar/,
  )
  expect(mail).toContain(`Message-ID: <${id}@fledge.example>`)
  expect(mail).toContain('Auto-Submitted: auto-generated')
})

test('a mail of an alert says how to stop it, in its text and by RFC 8058', async () => {
  const { taken, url } = await mailServer()
  const id = await store({ link: '/student/dashboard', alert: 'digest' })
  const createUnsubscribeLink = async () => '/unsubscribe?token=secret'
  await senderTo(url, { createUnsubscribeLink }).send(id)

  const mail = taken[0]!.replace(/\r\n[ \t]+/g, ' ')
  expect(mail).toContain('List-Unsubscribe: <https://fledge.example/api/unsubscribe?token=secret>\r\n')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(mail).toContain('https://fledge.example/student/dashboard\r\n')
  expect(mail).toContain('Stop these emails: https://fledge.example/unsubscribe?token=')
  const [stored] = await db.select().from(mails).where(eq(mails.id, id))
  expect(stored).toMatchObject({ alert: 'digest', unsubscribeLink: null })
})

test('a mail that is no alert has no link to stop it', async () => {
  const { taken, url } = await mailServer()
  await senderTo(url).send(await store())
  expect(taken[0]).not.toContain('List-Unsubscribe')
})

test('erases the text and the link of a sent mail', async () => {
  const { url } = await mailServer()
  const id = await store({ link: '/reset-password?token=secret' })
  await senderTo(url).send(id)
  expect(await findMail(id)).toEqual({
    sentAt: now.toISOString(),
    failedAt: null,
    subject: '[Other] Contact message',
    params: {},
    link: null,
  })
})

test('keeps a sent mail for the outbox when there is no mail server', async () => {
  const id = await store({ link: '/verify-email?token=secret' })
  const sender = createMailSender({ db, now: () => now, transport: outboxTransport, ...linkMakers, keep: true })
  await sender.send(id)
  expect(await findMail(id)).toMatchObject({
    sentAt: now.toISOString(),
    params: contact('Good news.').params,
    link: '/verify-email?token=secret',
  })
})

test('creates a new secret link for each attempt', async () => {
  const { taken, url } = await mailServer()
  const id = await store({ tokenPurpose: 'verify_email' })
  const transport = { send: () => Promise.reject(new SendError('refused')), close: () => undefined }
  await expect(senderTo(url, { transport }).send(id)).rejects.toThrow(SendError)
  expect(await findMail(id)).toMatchObject({ sentAt: null, link: null })
  const linksBefore = links

  await senderTo(url).send(id)

  expect(links).toBe(linksBefore + 1)
  expect(taken[0]).toContain(`https://fledge.example/verify-email?token=${links}`)
  expect(await findMail(id)).toMatchObject({ params: {}, link: null })
})

test('gives up a mail whose recipient is rejected for good, and erases its content', async () => {
  const refusal = Object.assign(new Error('No such person asha@example.test'), { responseCode: 550 })
  const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal) })
  const id = await store({ link: '/interviews/secret' })
  await senderTo(url).send(id)
  expect(await findMail(id)).toMatchObject({ failedAt: now.toISOString(), params: {}, link: null })
})

test('names no address in an error', async () => {
  const busy = Object.assign(new Error('mailbox of asha@example.test is full'), { responseCode: 452 })
  const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(busy) })
  const id = await store()
  await expect(senderTo(url).send(id)).rejects.toThrow(/^An email could not be sent: EENVELOPE RCPT TO 452$/)
  expect(await findMail(id)).toMatchObject({ sentAt: null, failedAt: null, params: contact('Good news.').params })
})

test('sends one mail per recipient and event', async () => {
  await store({ event: 'same' })
  await store({ event: 'same' })
  expect(await db.$count(mails)).toBe(1)
})

test('does not send a mail twice', async () => {
  const { taken, url } = await mailServer()
  const id = await store()
  const sender = senderTo(url)
  await sender.send(id)
  await sender.send(id)
  expect(taken).toHaveLength(1)
})

test('marks a sent mail on a second try when the first fails', async () => {
  const { taken, url } = await mailServer()
  const id = await store()
  let failures = 0
  const failingOnce = new Proxy(db, {
    get(target, name) {
      if (name !== 'update' || failures > 0) return Reflect.get(target, name)
      failures += 1
      return () => {
        throw new Error('Connection terminated unexpectedly')
      }
    },
  })
  await senderTo(url, { db: failingOnce }).send(id)
  await senderTo(url).send(id)
  expect(failures).toBe(1)
  expect(taken).toHaveLength(1)
  expect((await findMail(id)).sentAt).not.toBeNull()
})

test('fails within the time limit when the server does not respond', async () => {
  const { url } = await mailServer({ onConnect: () => undefined })
  const id = await store()
  await expect(senderTo(url, { silenceMs: 300 }).send(id)).rejects.toThrow(/ETIMEDOUT/)
})

test('does not turn a line break in a subject into a header', async () => {
  const { taken, url } = await mailServer()
  await senderTo(url).send(await store({ content: contact('Hello', 'x\r\nBcc: everybody@example.test') }))
  expect(taken[0]?.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

test('deletes old mails except waiting ones', async () => {
  const [sent, waiting] = [await store(), await store()]
  await db.update(mails).set({ sentAt: now.toISOString() }).where(eq(mails.id, sent))
  await deleteOldMails(db, new Date(Date.now() + 60_000))
  expect(await db.select({ id: mails.id }).from(mails)).toEqual([{ id: waiting }])
})

/** A process with a job queue of its own on the same database. */
async function startProcess(url: string, over: Parameters<typeof senderTo>[1] = {}) {
  const sender = senderTo(url, over)
  const errors: unknown[] = []
  const jobs = await openJobs(pool, jobTable, (error) => void errors.push(error))
  cleanups.push(() => jobs.stop(100))
  await jobs.start({
    ...idleJobs,
    'send-mail': ({ mailId }) => sender.send(mailId),
    'give-up-mail': ({ mailId }) => sender.giveUp(mailId),
  })
  return { jobs, errors }
}

const jobOf = (mailId: string) => sql`select state, retry_count, start_after from jobs.job
  where name = 'send-mail' and data ->> 'mailId' = ${mailId}`
async function findJob(mailId: string) {
  const { rows } = (await db.execute(jobOf(mailId))) as { rows: { state: string; start_after: Date }[] }
  return rows[0]
}

test('stores no job when the transaction of the cause is rolled back', async () => {
  const { url } = await mailServer()
  const { jobs } = await startProcess(url)
  const count = () => db.$count(sql`jobs.job`, sql`name = 'send-mail'`)
  const before = await count()
  await expect(
    db.transaction(async (tx) => {
      await insertMails({ db: tx, jobs }, [
        { event: 'x', recipient: 'x@example.test', sender: null, content: contact('x') },
      ])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await count()).toBe(before)
})

test('retries later when the server is unreachable, and sends other mails in the meantime', async () => {
  let isFull = true
  const busy = Object.assign(new Error('mailbox full'), { responseCode: 452 })
  const { taken, url } = await mailServer({
    onRcptTo: ({ address }, _session, done) => (isFull && address.startsWith('full') ? done(busy) : done()),
  })
  const { jobs, errors } = await startProcess(url)
  const failing = await store({ recipient: 'full@example.test' }, jobs)
  await store({}, jobs)
  jobs.wake('send-mail')
  await expect.poll(() => taken.length).toBe(1)
  await expect.poll(async () => (await findJob(failing))?.state).toBe('retry')
  expect(errors.map(String)).toEqual([expect.stringContaining('EENVELOPE')])

  isFull = false
  await db.execute(sql`update jobs.job set start_after = now() where data ->> 'mailId' = ${failing}`)
  jobs.wake('send-mail')
  await expect.poll(() => taken.length).toBe(2)
})

test('gives up a mail after the last attempt', async () => {
  const { jobs } = await startProcess('smtp://127.0.0.1:9')
  const id = await store({}, jobs)
  await db.execute(sql`update jobs.job set retry_limit = 0 where data ->> 'mailId' = ${id}`)
  jobs.wake('send-mail')
  await expect
    .poll(async () => {
      jobs.wake('give-up-mail')
      return (await findMail(id)).failedAt
    })
    .toBe(now.toISOString())
})
