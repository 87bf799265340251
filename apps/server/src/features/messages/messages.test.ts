import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { messages } from '../../db/schema/applications.ts'
import { mails, notifications } from '../../db/schema/mails.ts'
import { readNotifications, stage } from '../../testing/stage.ts'

const { as, db, published, student, company, internship, application, confirmEmail } = await stage()

const send = (id: string, text: unknown, messageId?: string) =>
  ({ method: 'POST', url: `/api/apply/${id}/messages`, payload: { text, id: messageId } }) as const
const read = (id: string) => ({ method: 'POST', url: `/api/apply/${id}/messages/read` }) as const
const notificationsOf = async ({ id }: { id: string }) =>
  (await readNotifications(db, eq(notifications.userId, id))).filter(({ category }) => category === 'message_received')

async function scenery() {
  const [asha, kite] = [await student(), await company()]
  await confirmEmail(asha, kite)
  // Messages are mailed only to people who switched that on.
  await db.insert(settings).values([asha, kite].map(({ id }) => ({ userId: id, messages: true })))
  const listing = await internship({ company: kite, title: 'Data intern' })
  const sent = await application({ studentId: asha.id, internshipId: listing.id })
  const thread = async (who: { id: string }) => (await as(who)({ url: `/api/apply/${sent.id}/messages` })).json().data
  const unread = async (who: { id: string }) =>
    (await as(who)({ url: who === asha ? `/api/apply/user/${asha.id}` : '/api/apply/company' })).json().data[0]
      .unreadMessages
  return { asha, kite, id: sent.id, thread, unread }
}

test('delivers a message with a notification and an unread count until it is read', async () => {
  const { asha, kite, id, thread, unread } = await scenery()

  const reply = await as(kite)(send(id, '  Can you start in June?  '))

  expect([reply.statusCode, reply.json().data]).toMatchObject([
    201,
    { sender: 'company', text: 'Can you start in June?', readAt: null },
  ])
  expect(await thread(asha)).toEqual([reply.json().data])
  expect([await unread(asha), await unread(kite)]).toEqual([1, 0])
  expect(await notificationsOf(asha)).toEqual([
    expect.objectContaining({
      title: 'Message from Kite Labs',
      message: 'Data intern: Can you start in June?',
      actionUrl: `/student/dashboard?tab=applications&application=${id}`,
    }),
  ])
  const event = { event: 'applicationChanged', payload: { applicationId: id } }
  const toBoth = expect.arrayContaining([asha, kite].map((who) => ({ userId: who.id, ...event })))
  expect(published).toEqual(toBoth)

  expect((await as(kite)(read(id))).json().data.updated).toBe(0)
  published.length = 0
  expect((await as(asha)(read(id))).json().data.updated).toBe(1)
  expect(published, 'at the reading').toEqual(toBoth)
  expect([await unread(asha), (await thread(kite))[0].readAt]).toEqual([0, expect.any(String)])
})

test('notifies once until read, and again after reading', async () => {
  const { asha, kite, id } = await scenery()
  for (const text of ['One', 'Two', 'Three']) await as(asha)(send(id, text))
  expect(await notificationsOf(kite)).toHaveLength(1)
  await as(kite)(read(id))
  await as(asha)(send(id, 'Four'))
  expect((await notificationsOf(kite)).map(({ title }) => title)).toEqual([
    'Message from Asha Rao',
    'Message from Asha Rao',
  ])
})

test('takes 500 messages of each side, and a repeated request for the last one', async () => {
  const { asha, kite, id, thread } = await scenery()
  const one = { applicationId: id, sender: 'student' as const, text: 'Hi' }
  await db.insert(messages).values(Array(499).fill(one))
  const last = randomUUID()
  expect((await as(asha)(send(id, 'Last', last))).statusCode).toBe(201)
  expect((await as(asha)(send(id, 'Last', last))).statusCode).toBe(201)
  const refused = await as(asha)(send(id, 'One more'))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'thread_full'])
  expect((await as(kite)(send(id, 'Understood'))).statusCode).toBe(201)
  expect(await thread(asha)).toHaveLength(501)
})

test('truncates a long message in its notification without splitting a character', async () => {
  const { asha, kite, id } = await scenery()
  const text = `${'x'.repeat(138)}🪁${'y'.repeat(20)}`
  expect((await as(asha)(send(id, text))).statusCode).toBe(201)
  expect((await notificationsOf(kite))[0]?.message).toBe(`Data intern: ${'x'.repeat(138)}…`)
})

test('shows the newest messages of a long thread', async () => {
  const { asha, id, thread } = await scenery()
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString()
  const rows = Array.from({ length: 1001 }, (_, n) => ({ text: `${n}`, createdAt: at(n) }))
  await db.insert(messages).values(rows.map((row) => ({ ...row, applicationId: id, sender: 'company' as const })))
  const shown = await thread(asha)
  expect([shown.length, shown[0].text, shown.at(-1).text]).toEqual([1000, '1', '1000'])
  await as(asha)(send(id, 'Last'))
  expect((await thread(asha)).at(-1).text).toBe('Last')
})

test('stores a repeated message once, and rejects the id of another person’s message', async () => {
  const { asha, kite, id } = await scenery()
  const messageId = randomUUID()
  const sendAsha = as(asha)
  const replies = await Promise.all(Array.from({ length: 5 }, () => sendAsha(send(id, 'Hello', messageId))))
  expect(replies.map((reply) => [reply.statusCode, reply.json().data.id])).toEqual(Array(5).fill([201, messageId]))
  expect(await db.select().from(messages).where(eq(messages.applicationId, id))).toHaveLength(1)
  expect((await as(kite)(send(id, 'Mine', messageId))).statusCode).toBe(404)
})

test.each([[''], ['   '], ['x'.repeat(2001)], [7], [undefined]])('refuses %j', async (text) => {
  const { asha, id, thread } = await scenery()
  expect((await as(asha)(send(id, text))).statusCode).toBe(400)
  expect(await thread(asha)).toEqual([])
})

test('accepts 2,000 characters, and limits the rate', async () => {
  const { asha, kite, id } = await scenery()
  expect((await as(asha)(send(id, 'x'.repeat(2000)))).statusCode).toBe(201)
  const sendAsha = as(asha)
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => sendAsha(send(id, `${i}`))))
  const slow = replies.filter(({ statusCode }) => statusCode === 429)
  expect(slow).toHaveLength(1)
  expect(Number(slow[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect((await as(kite)(send(id, 'Easy'))).statusCode).toBe(201)
})

test('after a withdrawal the student can read, the company cannot, and neither can write', async () => {
  const { asha, kite, id, thread, unread } = await scenery()
  await as(asha)(send(id, 'My other offer is from Moth Labs'))
  const toldOfMessage = () =>
    db.$count(notifications, and(eq(notifications.userId, kite.id), eq(notifications.category, 'message_received')))
  expect(await toldOfMessage()).toBe(1)

  await as(asha)({ method: 'POST', url: `/api/apply/${id}/withdraw` })

  for (const who of [asha, kite]) {
    const closed = await as(who)(send(id, 'Wait'))
    expect(closed.statusCode).toBe(409)
    expect(closed.json().code).toBe('withdrawn')
  }
  expect(await thread(asha)).toHaveLength(1)
  for (const call of [{ url: `/api/apply/${id}/messages` }, read(id)]) {
    const gone = await as(kite)(call)
    expect(gone.statusCode).toBe(410)
    expect(gone.json().code).toBe('withdrawn')
  }
  expect(await unread(kite)).toBe(0)
  expect(await toldOfMessage()).toBe(0)
  expect(await db.$count(mails, and(eq(mails.userId, kite.id), like(mails.text, '%Moth Labs%')))).toBe(0)
})

test.each([
  ['on', 1],
  ['off', 0],
] as const)('with messages %s lists and counts a question, and sends %i mails', async (flag, sent) => {
  const { asha, kite, id, unread } = await scenery()
  await db
    .update(settings)
    .set({ messages: flag === 'on' })
    .where(eq(settings.userId, asha.id))

  await as(kite)(send(id, 'Can you start in June?'))

  const bell = (await as(asha)({ url: '/api/notifications' })).json()
  expect(bell.notifications).toMatchObject([{ category: 'message_received', isRead: false }])
  expect(await unread(asha)).toBe(1)
  expect(await db.$count(mails, eq(mails.recipient, asha.email))).toBe(sent)
})

test('a message after the notification was read or deleted creates another', async () => {
  const { asha, kite, id, unread } = await scenery()
  await as(kite)(send(id, 'One'))
  await as(asha)({ method: 'PATCH', url: '/api/notifications/read-all' })
  await as(kite)(send(id, 'Two'))
  await as(kite)(send(id, 'Three'))
  const afterReading = await notificationsOf(asha)
  expect(afterReading.map(({ message }) => message).sort()).toEqual(['Data intern: One', 'Data intern: Two'])

  for (const row of afterReading) await as(asha)({ method: 'DELETE', url: `/api/notifications/${row.id}` })
  await as(kite)(send(id, 'Four'))
  expect((await notificationsOf(asha)).map(({ message }) => message)).toEqual(['Data intern: Four'])
  expect(await unread(asha)).toBe(4)
})
