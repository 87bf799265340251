import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/mails.ts'
import { stage } from '../../testing/stage.ts'

const demo = { role: 'student', email: 'demo@example.test', password: 'demo-pass' } as const
const demoWorld = await stage({ demoAccounts: [demo] })
const production = await stage()
const send = (category: string) => ({ method: 'POST', url: '/api/notifications/test', body: { category } }) as const

test('sends oneself a stored and published notification in the demo world', async () => {
  const { as, student, published, notificationsOf } = demoWorld
  const asha = await student()
  const reply = await as(asha)(send('interview_scheduled'))
  expect([reply.statusCode, reply.json().data]).toEqual([201, { sent: true }])
  const stored = await notificationsOf(asha)
  expect(stored).toMatchObject([{ category: 'interview_scheduled', type: 'interview', priority: 'urgent' }])
  expect(published.at(-1)).toMatchObject({ userId: asha.id, event: 'newNotification' })
})

test('reports that settings suppressed the notification', async () => {
  const { as, db, student } = demoWorld
  const asha = await student()
  await db.insert(settings).values({ userId: asha.id, applications: false })
  expect((await as(asha)(send('application_status'))).json().data).toEqual({ sent: false })
  expect(await db.$count(notifications, eq(notifications.userId, asha.id))).toBe(0)
})

test('limits test notifications, because each is stored', async () => {
  const { as, student } = demoWorld
  const asha = await student()
  const replies = await Promise.all(Array.from({ length: 110 }, () => as(asha)(send('new_opportunity'))))
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(100)
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
})

test('rejects an unknown category', async () => {
  expect((await demoWorld.as(await demoWorld.student())(send('something'))).statusCode).toBe(400)
})

test('responds with 404 without the demo world', async () => {
  const { as, db, student } = production
  const asha = await student()
  expect((await as(asha)(send('interview_scheduled'))).statusCode).toBe(404)
  expect(await db.$count(notifications, eq(notifications.userId, asha.id))).toBe(0)
})
