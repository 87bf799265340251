import { usualNotifications } from '@fledge/core/notification-settings'
import type { NotificationCategory } from '@fledge/core/notifications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { NotificationContent } from '../../content/notification-content.ts'
import { renderMail } from '../../content/render-mail.ts'
import { settings, users } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/mails.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { stage } from '../../testing/stage.ts'
import { readMails } from '../../testing/stored-messages.ts'
import { insertNotifications, type NewNotification } from './insert-notifications.ts'

const { db, deps, student: unconfirmedStudent, company, internship, confirmEmail } = await stage()

async function student() {
  const asha = await unconfirmedStudent()
  await confirmEmail(asha)
  return asha
}
let events = 0

type Over = Partial<NewNotification> & { category?: NotificationCategory }
const notice = (userId: string, { category = 'new_opportunity_matched', ...over }: Over = {}): NewNotification => ({
  userId,
  event: `test:${++events}`,
  content: { kind: 'sample', params: { category } },
  ...over,
})
const matched: NotificationContent = {
  kind: 'internship_matched',
  params: { listing: 'Data intern', company: 'Kite Labs', percentage: 72 },
}
const choose = (userId: string, chosen: Partial<typeof settings.$inferInsert>) =>
  db.insert(settings).values({ ...chosen, userId })
const mailsTo = ({ email }: { email: string }) => readMails(db, eq(mails.recipient, email))
const told = ({ id }: { id: string }) => db.$count(notifications, eq(notifications.userId, id))

test('who chose nothing is told, with a mail that leads to what it tells of', async () => {
  const asha = await student()
  await insertNotifications(deps, [
    notice(asha.id, { content: matched, actionUrl: '/student/dashboard?tab=opportunities&highlight=7' }),
  ])

  expect(await told(asha)).toBe(1)
  const [mail] = await mailsTo(asha)
  expect(mail).toMatchObject({ userId: asha.id, link: '/student/dashboard?tab=opportunities&highlight=7' })
  const { subject, text } = renderMail(mail!)
  expect(subject).toBe('A new internship fits your resume')
  expect(text).toContain('Data intern at Kite Labs is a 72% match.')
})

test.each([
  ['applications', 'application_status'],
  ['matches', 'new_opportunity'],
] as const)('who switched %s off is not told of %s, in the product or by mail', async (flag, category) => {
  const [asha, ben] = [await student(), await student()]
  await choose(asha.id, { ...usualNotifications, messages: true, [flag]: false })
  await choose(ben.id, { messages: true })

  const stored = await insertNotifications(deps, [notice(asha.id, { category }), notice(ben.id, { category })])

  expect(stored.map(({ userId }) => userId)).toEqual([ben.id])
  expect([await told(asha), await mailsTo(asha)]).toEqual([0, []])
  expect([await told(ben), (await mailsTo(ben)).length]).toEqual([1, 1])
})

test('an interview is told of whatever is switched off', async () => {
  const asha = await student()
  await choose(asha.id, { applications: false, matches: false, messages: false, email: false })
  await insertNotifications(deps, [notice(asha.id, { category: 'interview_scheduled' })])
  expect([await told(asha), await mailsTo(asha)]).toEqual([1, []])
})

test('a message is listed in the bell by default, and mailed once messages are switched on', async () => {
  const [asha, ben] = [await student(), await student()]
  await choose(ben.id, { messages: true })
  await insertNotifications(deps, [
    notice(asha.id, { category: 'message_received' }),
    notice(ben.id, { category: 'message_received' }),
  ])
  expect(await told(asha)).toBe(1)
  expect(await mailsTo(asha)).toEqual([])
  expect(await told(ben)).toBe(1)
  expect(await mailsTo(ben)).toHaveLength(1)
})

test('what one did oneself comes without a mail, and so does what says so', async () => {
  const asha = await student()
  await insertNotifications(deps, [
    notice(asha.id, { category: 'application_submitted' }),
    notice(asha.id, { mail: false }),
  ])
  expect([await told(asha), await mailsTo(asha)]).toEqual([2, []])
})

test('attaches files to the mail of a notification', async () => {
  const asha = await student()
  const attachments = [{ filename: 'interview.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }]
  await insertNotifications(deps, [notice(asha.id, { category: 'interview_scheduled', mail: { attachments } })])
  expect((await mailsTo(asha))[0]).toMatchObject({ attachments })
})

test('an address that is not confirmed is not mailed, and its owner is told in the product', async () => {
  const asha = await unconfirmedStudent()
  await insertNotifications(deps, [notice(asha.id)])
  expect(await told(asha)).toBe(1)
  expect(await mailsTo(asha)).toEqual([])
})

test('the same event is mailed once', async () => {
  const asha = await student()
  const row = notice(asha.id)
  await Promise.all(Array.from({ length: 5 }, () => insertNotifications(deps, [row])))
  expect(await mailsTo(asha)).toHaveLength(1)
})

test('a company gets one mail a day for each listing, however many apply', async () => {
  const kite = await company()
  await confirmEmail(kite)
  const [one, two] = [await internship({ company: kite }), await internship({ company: kite })]
  const applied = (internshipId: string) => notice(kite.id, { category: 'application_received', internshipId })
  await insertNotifications(deps, [applied(one.id), applied(one.id), applied(two.id)])
  await insertNotifications(deps, [applied(one.id)])
  expect([await told(kite), (await mailsTo(kite)).length]).toEqual([4, 2])
})

test('an account that is to be erased gets no mails', async () => {
  const asha = await student()
  await db.update(users).set({ eraseAt: new Date().toISOString() }).where(eq(users.id, asha.id))
  await insertNotifications(deps, [notice(asha.id)])
  expect([await told(asha), await mailsTo(asha)]).toEqual([1, []])
})
