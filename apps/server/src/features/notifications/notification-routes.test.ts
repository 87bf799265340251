import { randomUUID } from 'node:crypto'
import type { Notification } from '@fledge/contract/notifications'
import type { NotificationCategory } from '@fledge/core/notifications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/mails.ts'
import { readNotifications, stage } from '../../testing/stage.ts'
import { walkPages } from '../../testing/walk-pages.ts'
import { insertNotifications, type NewNotification } from './insert-notifications.ts'
import { deleteOldNotifications } from './notification-queries.ts'

const { as, db, deps, published, student, company, internship, notificationsOf } = await stage()
let events = 0
type Page = { notifications: Notification[]; nextCursor: string | null }

type Over = Partial<NewNotification> & { category?: NotificationCategory }
const notice = (userId: string, { category = 'new_opportunity', ...over }: Over = {}): NewNotification => ({
  userId,
  senderId: null,
  event: `test:${++events}`,
  content: { kind: 'sample', params: { category } },
  ...over,
})
const silent = { ...deps, publish: () => undefined }
const notify = async (userId: string, over: Over = {}) =>
  (await insertNotifications(silent, [notice(userId, over)]))[0]!.notification
const list = (query: Record<string, string> = {}) => ({ url: '/api/notifications', query })
const read = (id: string) => ({ method: 'PATCH', url: `/api/notifications/${id}/read` }) as const
const readAll = { method: 'PATCH', url: '/api/notifications/read-all' } as const
const remove = (id: string) => ({ method: 'DELETE', url: `/api/notifications/${id}` }) as const
const rowOf = async (id: string) => (await readNotifications(db, eq(notifications.id, id)))[0]
const saidTo = ({ id }: { id: string }) =>
  published.filter(({ userId }) => userId === id).map(({ event, payload }) => [event, payload])

test('lists own notifications, newest first, with listing and sender', async () => {
  const asha = await student()
  const { id: internshipId } = await internship({ title: 'Kite design' })
  const first = await notify(asha.id)
  const second = await notify(asha.id, { internshipId, senderName: 'Kite Labs', actionUrl: '/student/dashboard' })
  await notify((await student()).id)

  const reply = await as(asha)(list())

  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ success: true, total: 2, unreadCount: 2, nextCursor: null })
  expect(reply.json().notifications).toEqual([second, first])
  expect(second).toMatchObject({
    _id: second.id,
    isRead: false,
    relatedInternship: { _id: internshipId, title: 'Kite design' },
    sender: { name: 'Kite Labs' },
    actionUrl: '/student/dashboard',
  })
  expect(first).toMatchObject({ relatedInternship: null, sender: null, actionUrl: null })
})

test('shows the logo of the company to its applicants, and not to itself as that of an applicant', async () => {
  const [asha, kite] = [await student(), await company()]
  const avatarFileId = randomUUID()
  await db.update(users).set({ avatarFileId }).where(eq(users.id, kite.id))
  const { id: internshipId } = await internship({ company: kite })
  const toStudent = await notify(asha.id, { internshipId, senderName: 'Kite Labs' })
  const toCompany = await notify(kite.id, { internshipId, senderName: 'Asha Rao' })

  expect(toStudent.sender).toEqual({ name: 'Kite Labs', logoUrl: `/api/avatars/${avatarFileId}` })
  expect(toCompany.sender).toEqual({ name: 'Asha Rao' })
  expect((await as(asha)(list())).json().notifications).toEqual([toStudent])
  expect((await as(kite)(list())).json().notifications).toEqual([toCompany])
})

test('pages contain each notification once, also those of the same millisecond', async () => {
  const asha = await student()
  await insertNotifications(
    deps,
    Array.from({ length: 7 }, () => notice(asha.id)),
  )
  const pages = await walkPages<Page>(async (next) => (await as(asha)(list({ limit: '3', ...next }))).json())
  const walked = pages.flatMap((page) => page.notifications.map(({ id }) => id))
  expect(new Set(walked).size).toBe(7)
  expect(walked).toHaveLength(7)
})

test.each([
  { limit: '0' },
  { limit: '101' },
  { cursor: 'x' },
  { cursor: Buffer.from('["x","y"]').toString('base64url') },
])('rejects the query %j', async (query) => {
  expect((await as(await student())(list(query))).statusCode).toBe(400)
})

test('counts notifications by category', async () => {
  const kite = await company()
  await notify(kite.id, { category: 'application_received' })
  const { id } = await notify(kite.id, { category: 'application_received' })
  await notify(kite.id, { category: 'internship_posted' })
  await as(kite)(read(id))

  const categories = { application_received: 2, internship_posted: 1 }
  const { data } = (await as(kite)({ url: '/api/notifications/stats' })).json()
  expect(data).toEqual({ total: 3, unread: 2, categories, byCategory: categories })
})

test('marks one as read and publishes it to the person’s pages', async () => {
  const asha = await student()
  const { id } = await notify(asha.id)

  const reply = await as(asha)(read(id))

  expect(reply.json()).toMatchObject({ success: true, data: { id, isRead: true } })
  expect((await rowOf(id))?.isRead).toBe(true)
  expect(saidTo(asha)).toEqual([['notificationRead', { notificationId: id }]])
  expect((await as(asha)(read(id))).statusCode).toBe(200)
})

test('marks all as read and counts the unread ones', async () => {
  const [asha, ben] = [await student(), await student()]
  const { id } = await notify(asha.id)
  await notify(asha.id)
  await notify(ben.id)
  await as(asha)(read(id))

  expect((await as(asha)(readAll)).json().data).toEqual({ updated: 1 })
  expect((await as(asha)(list())).json().unreadCount).toBe(0)
  expect((await as(ben)(list())).json().unreadCount).toBe(1)
  expect(saidTo(asha).at(-1)).toEqual(['notificationsReadAll', { updated: 1 }])
  expect(saidTo(ben)).toEqual([])
})

test('deletes one and publishes it to the person’s pages', async () => {
  const asha = await student()
  const { id } = await notify(asha.id)

  expect((await as(asha)(remove(id))).json()).toEqual({ success: true, data: { id } })
  expect(await rowOf(id)).toBeUndefined()
  expect(saidTo(asha)).toEqual([['notificationDeleted', { notificationId: id }]])
  expect((await as(asha)(remove(id))).statusCode).toBe(404)
})

test('notifies a person once per event, however often it is processed', async () => {
  const [asha, ben] = [await student(), await student()]
  const again = [notice(asha.id, { event: 'application:1' }), notice(ben.id, { event: 'application:1' })]

  const deliveries = await Promise.all(Array.from({ length: 5 }, () => insertNotifications(deps, again)))

  expect(
    deliveries
      .flat()
      .map(({ userId }) => userId)
      .sort(),
  ).toEqual([asha.id, ben.id].sort())
  expect(await db.$count(notifications, eq(notifications.event, 'application:1'))).toBe(2)
})

test('keeps a notification unread that arrives during read-all', async () => {
  const asha = await student()
  await notify(asha.id)
  for (let round = 0; round < 8; round += 1) {
    const [reply, late] = await Promise.all([as(asha)(readAll), notify(asha.id)])
    const { unreadCount } = (await as(asha)(list())).json()
    expect(unreadCount).toBe((await rowOf(late.id))?.isRead ? 0 : 1)
    expect(reply.statusCode).toBe(200)
  }
})

test('notifies eight thousand at once', async () => {
  const asha = await student()
  const deliveries = await insertNotifications(
    deps,
    Array.from({ length: 8000 }, () => notice(asha.id)),
  )
  expect(deliveries).toHaveLength(8000)
})

test('deletes old notifications that were read', async () => {
  const asha = await student()
  const [readOld, unreadOld] = [await notify(asha.id), await notify(asha.id)]
  await as(asha)(read(readOld.id))
  const before = new Date()
  const readNew = await notify(asha.id)
  await as(asha)(read(readNew.id))

  await deleteOldNotifications(db, before)
  const left = await notificationsOf(asha)
  expect(left.map(({ id }) => id).toSorted()).toEqual([unreadOld.id, readNew.id].toSorted())
})
