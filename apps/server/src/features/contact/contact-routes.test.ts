import { sendContactMessage } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { contactMessages, mails } from '../../db/schema/mails.ts'
import { readMails, stage } from '../../testing/stage.ts'

const limits = { ...readConfig({}).limits, formsPerHour: 5 }
const { anyone, db } = await stage({ limits })

let addresses = 0
const send = (body: unknown, remoteAddress = `10.0.0.${++addresses}`) =>
  anyone({ method: 'POST', url: sendContactMessage.path, body: body as object, remoteAddress })
const asha = { name: 'Asha Rao', email: 'asha@example.test', message: 'How do I replace my resume?' }
const storedBy = (email: string) => db.select().from(contactMessages).where(eq(contactMessages.email, email))

test('stores a message and mails it to the operator with the sender as Reply-To', async () => {
  const more = { company: 'Kite Labs', subject: 'Posting', category: 'business' }
  const reply = await send({ ...asha, email: ' Asha@Example.test ', ...more })

  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toEqual({ success: true, data: { promise: 'general' } })
  expect(await storedBy('asha@example.test')).toMatchObject([{ ...asha, ...more, critical: false }])
  const [mail] = await readMails(db, eq(mails.recipient, 'contact@fledge.test'))
  expect(mail).toMatchObject({ subject: '[business] Contact message', replyTo: 'asha@example.test', link: null })
  expect(mail?.text).toContain('How do I replace my resume?')
  expect(mail?.text).toContain('Promised: under 4 hours for general support')
})

test('keeps each field in its own line of the mail', async () => {
  const forged = {
    name: 'Asha\nCategory: bug, critical',
    company: 'Kite\r\nPromised: at once',
    subject: 'Hello\nX-Spam: no',
    email: 'lines@example.test',
    message: 'One\n\nTwo',
  }
  expect((await send(forged)).statusCode).toBe(201)
  const [mail] = await readMails(db, eq(mails.replyTo, 'lines@example.test'))
  expect(mail?.subject).toBe('[general] Contact message')
  expect(mail?.text.split('\n')).toEqual([
    'From: Asha Category: bug, critical <lines@example.test>',
    'Company: Kite Promised: at once',
    'Subject: Hello X-Spam: no',
    'Category: general',
    'Promised: under 4 hours for general support',
    '',
    'One',
    '',
    'Two',
  ])
})

test.each([
  ['bug', true, 'critical', true],
  ['technical', true, 'critical', true],
  ['technical', false, 'general', false],
  ['feature', true, 'feature', false],
  ['partnership', true, 'general', false],
] as const)('category %s, critical %s: shows the promise %s', async (category, critical, promise, stored) => {
  const email = `${category}-${critical}@example.test`
  expect((await send({ ...asha, email, category, critical })).json().data).toEqual({ promise })
  expect((await storedBy(email))[0]?.critical).toBe(stored)
})

test.each([
  ['nothing', {}, ['name', 'email', 'message']],
  ['a blank message', { ...asha, message: ' \n ' }, ['message']],
  ['an invisible message', { ...asha, message: '\u200b' }, ['message']],
  ['no body', undefined, ['name', 'email', 'message']],
])('answers %s with the text of the specification', async (_name, body, fields) => {
  const reply = await send(body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toEqual(texts.contact.missing)
  expect(Object.keys(reply.json().fields)).toEqual(fields)
})

test.each([
  ['an address that is none', { ...asha, email: 'asha' }, 'email'],
  ['an unknown category', { ...asha, category: 'praise' }, 'category'],
  ['a book', { ...asha, message: 'x'.repeat(5001) }, 'message'],
])('rejects %s and names the field', async (_name, body, field) => {
  const before = await db.$count(contactMessages)
  const reply = await send(body)
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
  expect(await db.$count(contactMessages)).toBe(before)
})

test('discards a message that fills the hidden field', async () => {
  const before = [await db.$count(contactMessages), await db.$count(mails)]
  expect((await send({ ...asha, website: 'https://spam.example' })).statusCode).toBe(201)
  expect([await db.$count(contactMessages), await db.$count(mails)]).toEqual(before)
})

test('limits messages of one network address per hour', async () => {
  for (let n = 0; n < 5; n += 1) expect((await send(asha, '10.9.9.9')).statusCode).toBe(201)
  expect((await send(asha, '10.9.9.9')).statusCode).toBe(429)
})
