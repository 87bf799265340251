import { defaultNotifications } from '@fledge/core/notification-settings'
import type { NotificationCategory } from '@fledge/core/notifications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { NotificationContent } from '../../content/notification-content.ts'
import { renderMail } from '../../content/render-mail.ts'
import { settings, users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/mails.ts'
import { stage } from '../../testing/stage.ts'
import { insertNotifications, type NewNotification } from './insert-notifications.ts'

const { db, deps, student: unconfirmedStudent, company, internship, confirmEmail, mailsTo } = await stage()

async function student() {
  const asha = await unconfirmedStudent()
  await confirmEmail(asha)
  return asha
}
let events = 0

type Over = Partial<NewNotification> & { category?: NotificationCategory }
const notice = (userId: string, { category = 'new_opportunity_matched', ...over }: Over = {}): NewNotification => ({
  userId,
  senderId: null,
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
const countNotifications = ({ id }: { id: string }) => db.$count(notifications, eq(notifications.userId, id))

test('notifies with default settings, with a mail that links to the subject', async () => {
  const asha = await student()
  await insertNotifications(deps, [
    notice(asha.id, { content: matched, actionUrl: '/student/dashboard?tab=opportunities&highlight=7' }),
  ])

  expect(await countNotifications(asha)).toBe(1)
  const [mail] = await mailsTo(asha)
  expect(mail).toMatchObject({ userId: asha.id, link: '/student/dashboard?tab=opportunities&highlight=7' })
  const { subject, text } = renderMail({ ...mail!, readersZone: null })
  expect(subject).toBe('A new internship fits your resume: Data intern at Kite Labs')
  expect(text).toContain('Data intern at Kite Labs: 72% match.')
})

test.each([
  ['applications', 'application_status'],
  ['matches', 'new_opportunity'],
] as const)('with %s off creates neither notification nor mail for %s', async (flag, category) => {
  const [asha, ben] = [await student(), await student()]
  await choose(asha.id, { ...defaultNotifications, messages: true, [flag]: false })
  await choose(ben.id, { messages: true })

  const stored = await insertNotifications(deps, [notice(asha.id, { category }), notice(ben.id, { category })])

  expect(stored.map(({ userId }) => userId)).toEqual([ben.id])
  expect([await countNotifications(asha), await mailsTo(asha)]).toEqual([0, []])
  expect([await countNotifications(ben), (await mailsTo(ben)).length]).toEqual([1, 1])
})

test('sends no mail about one’s own actions and in-app notifications', async () => {
  const asha = await student()
  await insertNotifications(deps, [
    notice(asha.id, { category: 'application_submitted' }),
    notice(asha.id, { mail: false }),
  ])
  expect([await countNotifications(asha), await mailsTo(asha)]).toEqual([2, []])
})

test('attaches files to the mail of a notification', async () => {
  const asha = await student()
  const attachments = [{ filename: 'interview.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }]
  await insertNotifications(deps, [notice(asha.id, { category: 'interview_scheduled', mail: { attachments } })])
  expect((await mailsTo(asha))[0]).toMatchObject({ attachments })
})

test('does not mail an unconfirmed address, but notifies in the product', async () => {
  const asha = await unconfirmedStudent()
  await insertNotifications(deps, [notice(asha.id)])
  expect(await countNotifications(asha)).toBe(1)
  expect(await mailsTo(asha)).toEqual([])
})

test('mails the same event once', async () => {
  const asha = await student()
  const row = notice(asha.id)
  await Promise.all(Array.from({ length: 5 }, () => insertNotifications(deps, [row])))
  expect(await mailsTo(asha)).toHaveLength(1)
})

test('mails a company once a day per listing', async () => {
  const kite = await company()
  await confirmEmail(kite)
  const [one, two] = [await internship({ company: kite }), await internship({ company: kite })]
  const applied = (internshipId: string) => notice(kite.id, { category: 'application_received', internshipId })
  await insertNotifications(deps, [applied(one.id), applied(one.id), applied(two.id)])
  await insertNotifications(deps, [applied(one.id)])
  expect([await countNotifications(kite), (await mailsTo(kite)).length]).toEqual([4, 2])
})

test('mails no account that is to be erased', async () => {
  const asha = await student()
  await db.update(users).set({ eraseAt: new Date().toISOString() }).where(eq(users.id, asha.id))
  await insertNotifications(deps, [notice(asha.id)])
  expect([await countNotifications(asha), await mailsTo(asha)]).toEqual([1, []])
})
