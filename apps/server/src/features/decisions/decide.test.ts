import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { stage } from '../../testing/stage.ts'
import { readNotifications } from '../../testing/stored-messages.ts'

const { as, db, published, student, company, internship, application } = await stage()

const decide = (id: string, status: unknown) =>
  ({ method: 'PUT', url: `/api/apply/${id}`, payload: { status } }) as const
const rowOf = async (id: string) => (await db.select().from(applications).where(eq(applications.id, id)))[0]!
const notificationsOf = ({ id }: { id: string }) => readNotifications(db, eq(notifications.userId, id))

async function setup() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  return { asha, kite, listing, sent: await application({ studentId: asha.id, internshipId: listing.id }) }
}

test.each([
  ['accepted', 'Congratulations! Your application was accepted.'],
  ['rejected', 'Application was not successful this time.'],
])('stores %s and notifies the student at once', async (status, message) => {
  const { asha, kite, sent } = await setup()

  const reply = await as(kite)(decide(sent.id, status))

  expect([reply.statusCode, reply.json().data]).toMatchObject([200, { id: sent.id, status }])
  const row = await rowOf(sent.id)
  expect([row.status, row.decidedAt]).toEqual([status, reply.json().data.decidedAt])
  expect(await notificationsOf(asha)).toEqual([
    expect.objectContaining({
      category: 'application_status',
      priority: 'high',
      message,
      title: 'Data intern at Kite Labs',
    }),
  ])
  expect(published).toContainEqual({
    userId: asha.id,
    event: 'newNotification',
    payload: expect.objectContaining({ message, relatedInternship: expect.objectContaining({ title: 'Data intern' }) }),
  })
})

test('keeps the first of a hundred concurrent decisions and notifies the student of it', async () => {
  const { asha, kite, sent } = await setup()
  const send = as(kite)

  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, i) => send(decide(sent.id, i % 2 ? 'accepted' : 'rejected'))),
  )

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(99).fill(409)])
  const winner = replies.find(({ statusCode }) => statusCode === 200)!.json().data.status
  expect((await rowOf(sent.id)).status).toBe(winner)
  const [notified, ...more] = await notificationsOf(asha)
  expect(more).toEqual([])
  expect(notified!.message).toMatch(winner === 'accepted' ? /accepted/ : /not successful/)
  expect(published.filter(({ userId }) => userId === asha.id)).toHaveLength(1)

  const late = await as(kite)(decide(sent.id, winner))
  expect([late.statusCode, late.json().code, late.json().message]).toEqual([
    409,
    'already_decided',
    'Application already decided',
  ])
})

test.each([['pending'], ['withdrawn'], [['accepted']], [null], [undefined]])('refuses %j', async (status) => {
  const { kite, sent } = await setup()
  expect((await as(kite)(decide(sent.id, status))).statusCode).toBe(400)
  expect((await rowOf(sent.id)).status).toBe('pending')
})
