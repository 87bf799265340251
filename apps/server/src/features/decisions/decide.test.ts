import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { as, published, applied, notificationsOf, rowOf } = await stage()

const decide = (id: string, status: unknown) =>
  ({ method: 'PUT', url: `/api/apply/${id}`, payload: { status } }) as const

test.each([
  ['accepted', 'Congratulations! Your application was accepted.'],
  ['rejected', 'Application was not successful this time.'],
])('stores %s and notifies the student at once', async (status, message) => {
  const { asha, kite, sent } = await applied()

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
  const { asha, kite, sent } = await applied()
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

test.each(['pending', 'withdrawn', ['accepted'], { $ne: 'x' }, 'ACCEPTED', 1, null, undefined])(
  'refuses %j',
  async (status) => {
    const { kite, sent } = await applied()
    expect((await as(kite)(decide(sent.id, status))).statusCode).toBe(400)
    expect((await rowOf(sent.id)).status).toBe('pending')
  },
)
