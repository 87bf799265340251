import { hourMs } from '@fledge/core/time/units'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type MailContent, type MailKind, mailParams } from '../content/mail-content.ts'
import { parseContent } from '../content/notification-content.ts'
import { notificationKinds, notificationSamples } from '../content/testing/notification-samples.ts'
import { applications } from '../db/schema/applications.ts'
import { mails } from '../db/schema/mails.ts'
import { inTransaction } from '../deps.ts'
import { interviewsOn } from '../features/interviews/testing/scenery.ts'
import { insertNotifications, type NewNotification } from '../features/notifications/insert-notifications.ts'
import { readMails, stage } from '../testing/stage.ts'
import { digestHeldMails } from './digest-held-mails.ts'
import { insertMails } from './insert-mails.ts'
import type { NewMail } from './mail-limit.ts'
import { mailsPerHour } from './mail-limit.ts'

const scene = await stage()
const { student, company, internship, application, confirmEmail, as, deps, db } = scene
const { propose, proposeAgain, cancel, applicants, notificationsOf } = interviewsOn(scene)

const mailsTo = (recipient: string) => readMails(db, eq(mails.recipient, recipient))
const sentTo = async (recipient: string) => (await mailsTo(recipient)).filter(({ isHeld }) => !isHeld)

/** A student with this many applications to one company. Both confirmed their address. */
async function manyApplications(count: number) {
  const [victim, cannon] = [await student(), await company({ companyName: 'Buy gold' })]
  await confirmEmail(victim, cannon)
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const listing = await internship({ company: cannon, title: `Buy gold ${n}` })
    ids.push((await application({ studentId: victim.id, internshipId: listing.id })).id)
  }
  return { victim, cannon, ids }
}

const note = (userId: string, senderId: string | null, event: string): NewNotification => ({
  userId,
  senderId,
  event,
  content: { kind: 'application_rejected', params: { listing: 'Buy gold', company: 'Gold' } },
})

test('mails about every kind of notification count together for one sender and recipient', async () => {
  // In the other order, those that were sent are held.
  for (const kinds of [notificationKinds, notificationKinds.toReversed()]) {
    const [victim, cannon] = [await student(), await company()]
    await confirmEmail(victim, cannon)
    const rows = kinds.map((kind) => ({
      userId: victim.id,
      senderId: cannon.id,
      event: `one:${kind}`,
      content: parseContent(kind, notificationSamples)!,
      mail: true,
    }))
    for (const row of rows) await inTransaction(deps, (tx) => insertNotifications(tx, [row]))
    expect(await sentTo(victim.email), 'mails at once').toHaveLength(mailsPerHour.fromSender)
    expect(await mailsTo(victim.email), 'mails with held ones').toHaveLength(kinds.length)
  }
})

test.each(Object.keys(mailParams) as MailKind[])('limits mails of kind %s with a sender', async (kind) => {
  const [victim, cannon] = [await student(), await company()]
  const rows = Array.from({ length: 15 }, (_, n) => ({
    userId: victim.id,
    recipient: victim.email,
    sender: cannon.id,
    event: `${kind}:${n}`,
    // The limit reads no parameters of these kinds; those of notifications have their own test.
    content: { kind, params: { kind: 'sample', params: {} } } as unknown as MailContent,
  }))
  await insertMails(deps, rows)
  expect(await sentTo(victim.email)).toHaveLength(mailsPerHour.fromSender)
})

test('20 interview proposals in parallel send ten mails, and the others in one digest', async () => {
  const { victim, cannon, ids } = await manyApplications(20)
  await Promise.all(ids.map((id) => propose(cannon, id)))

  expect(await sentTo(victim.email)).toHaveLength(mailsPerHour.fromSender)
  expect(await notificationsOf(victim)).toHaveLength(20)

  await digestHeldMails(deps)
  await digestHeldMails(deps)
  const [digest, ...others] = (await sentTo(victim.email)).filter(({ kind }) => kind === 'held_mails')
  expect(others, 'digests').toEqual([])
  expect(digest).toMatchObject({
    subject: '10 more messages from Fledge',
    userId: victim.id,
    link: '/student/notifications',
  })
  expect(digest!.text).toMatch(/Buy gold \d/)
})

test('interviews proposed and cancelled in bulk and an offer extended day by day count together', async () => {
  const { victim, cannon, ids } = await manyApplications(12)
  for (const id of ids) await propose(cannon, id)
  await db
    .update(applications)
    .set({ status: 'accepted', decidedAt: new Date().toISOString() })
    .where(eq(applications.id, ids[0]!))
  for (let day = 2; day < 12; day += 1) {
    const answerBy = new Date(deps.now().getTime() + day * 86_400_000).toISOString().slice(0, 10)
    const extended = await as(cannon)({ method: 'PUT', url: `/api/apply/${ids[0]}/offer`, payload: { answerBy } })
    expect(extended.statusCode).toBe(200)
  }
  expect(await sentTo(victim.email)).toHaveLength(mailsPerHour.fromSender)
  expect(await mailsTo(victim.email)).toHaveLength(22)
})

test('counts the mails of the last hour only', async () => {
  const [victim, cannon] = [await student(), await company()]
  await confirmEmail(victim, cannon)
  const count = mailsPerHour.fromSender
  const notes = (hour: string) => Array.from({ length: count }, (_, n) => note(victim.id, cannon.id, `${hour}:${n}`))
  await inTransaction(deps, (tx) => insertNotifications(tx, notes('before')))
  const createdAt = new Date(Date.now() - hourMs - 60_000).toISOString()
  await db.update(mails).set({ createdAt }).where(eq(mails.recipient, victim.email))
  await inTransaction(deps, (tx) => insertNotifications(tx, notes('now')))
  expect(await sentTo(victim.email)).toHaveLength(2 * count)
})

test('one sender does not use up the mails of another', async () => {
  const { victim, cannon, ids } = await manyApplications(15)
  for (const id of ids) await propose(cannon, id)
  const other = await applicants({ asha: victim })
  await propose(other.kite, other.sent.id)
  expect(await sentTo(victim.email)).toHaveLength(mailsPerHour.fromSender + 1)
})

test('limits what all senders together cause for one recipient', async () => {
  const victim = await student()
  await confirmEmail(victim)
  const senders = await Promise.all(Array.from({ length: 70 }, () => company()))
  await Promise.all(
    senders.map(({ id }) => inTransaction(deps, (tx) => insertNotifications(tx, [note(victim.id, id, `one:${id}`)]))),
  )
  expect(await sentTo(victim.email)).toHaveLength(mailsPerHour.toRecipient)
})

test('senders do not wait for each other once their recipient is at the limit', async () => {
  const [victim, one, other] = [await student(), await company(), await company()]
  await confirmEmail(victim)
  for (let n = 0; n < mailsPerHour.toRecipient; n += 1) {
    const sender = await company()
    await inTransaction(deps, (tx) => insertNotifications(tx, [note(victim.id, sender.id, `before:${n}`)]))
  }
  await inTransaction(deps, async (tx) => {
    await insertNotifications(tx, [note(victim.id, one.id, 'of one')])
    await inTransaction(deps, (second) => insertNotifications(second, [note(victim.id, other.id, 'of the other')]))
  })
  expect(await sentTo(victim.email)).toHaveLength(mailsPerHour.toRecipient)
})

test('limits mails to the operator, whose digest quotes them', async () => {
  const message = (n: number): NewMail => ({
    recipient: 'operator@fledge.test',
    sender: 'visitor',
    event: `contact:${n}`,
    content: {
      kind: 'contact_message',
      params: {
        name: 'Meera',
        email: 'meera@example.test',
        category: 'bug',
        isCritical: false,
        promise: 'soon',
        message: `It broke ${n} times`,
      },
    },
  })
  await insertMails(
    deps,
    Array.from({ length: 14 }, (_, n) => message(n)),
  )
  await digestHeldMails(deps)
  const sent = await sentTo('operator@fledge.test')
  expect(sent).toHaveLength(mailsPerHour.fromSender + 1)
  expect(sent.at(-1)).toMatchObject({ kind: 'held_mails', userId: null, link: null })
  expect(sent.at(-1)!.text).toContain('It broke 13 times')
})

test('mails of Fledge itself, such as links to reset a password, have no limit', async () => {
  const asha = await student()
  const rows = Array.from({ length: 20 }, (_, n) => ({
    userId: asha.id,
    recipient: asha.email,
    sender: null,
    event: `reset:${n}`,
    content: { kind: 'reset_password' as const, params: {} },
  }))
  await insertMails(deps, rows)
  expect(await sentTo(asha.email)).toHaveLength(20)
})

test('a mail has no words of a sender with an unconfirmed address', async () => {
  const [victim, cannon] = [await student(), await company({ companyName: 'Visit gold.example' })]
  await confirmEmail(victim)
  const listing = await internship({ company: cannon, title: 'Gold at gold.example' })
  const sent = await application({ studentId: victim.id, internshipId: listing.id })
  const { id } = (await propose(cannon, sent.id)).json().data
  await proposeAgain(cannon, id, undefined, 'See gold.example')
  await cancel(cannon, id, 'Buy at gold.example')

  const stored = await mailsTo(victim.email)
  expect(stored).toHaveLength(3)
  expect(JSON.stringify(stored)).not.toContain('gold.example')
  expect(stored[0]).toMatchObject({
    text: 'Open Fledge to read the details. We leave them out of emails until the person who wrote them has confirmed their email address.',
    attachments: [],
  })
  expect(stored[2]!.subject).toBe('You have news on Fledge')
})

test('a mail that is stored already waits for no other mail to its recipient', async () => {
  const [victim, cannon] = [await student(), await company()]
  await confirmEmail(victim, cannon)
  const mailOf = (event: string): NewMail => ({
    userId: victim.id,
    recipient: victim.email,
    sender: cannon.id,
    event,
    content: { kind: 'unconfirmed_sender', params: { category: null } },
  })
  await insertMails(deps, [mailOf('daily')])
  await inTransaction(deps, async (tx) => {
    await insertMails(tx, [mailOf('another')])
    await insertMails(deps, [mailOf('daily')])
  })
  expect((await mailsTo(victim.email)).map(({ event }) => event).sort()).toEqual(['another', 'daily'])
})
