import { randomUUID } from 'node:crypto'
import * as notifications from '@fledge/contract/notifications'
import type { User } from '@fledge/contract/users'
import type { NotificationCategory } from '@fledge/core/notifications'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { cutPage, decodeTimeCursor } from '../../http/contract/cursor.ts'
import { isId, parseId } from '../../http/contract/ids.ts'
import { type Input, ok, serve } from '../../http/contract/serve.ts'
import { notFound, orNotFound, unknownAddress } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { insertNotifications } from './insert-notifications.ts'
import * as queries from './notification-queries.ts'

/** Test notifications per person; each is stored. */
const testsPerHour = 100

export function notificationRoutes(app: FastifyInstance, deps: Deps) {
  const { db, publish } = deps

  serve(app, notifications.listNotifications, (input) => answerList(db, input))

  serve(app, notifications.notificationStats, async ({ user }) => {
    const { total, unread, categories } = await queries.countNotifications(db, user.id)
    return ok({ total, unread, categories, byCategory: categories })
  })

  serve(app, notifications.readNotification, async ({ user, params: { id } }) => {
    const notification = orNotFound(await queries.markRead(db, user.id, parseId(id, 'notification')), 'notification')
    publish(user.id, 'notificationRead', { notificationId: notification.id })
    return ok(notification)
  })

  serve(app, notifications.readAllNotifications, async ({ user }) => {
    const updated = await queries.markAllRead(db, user.id)
    publish(user.id, 'notificationsReadAll', { updated })
    return ok({ updated })
  })

  serve(app, notifications.deleteNotification, async ({ user, params: { id } }) => {
    if (!isId(id) || !(await queries.deleteNotificationOf(db, user.id, id))) throw notFound('notification')
    publish(user.id, 'notificationDeleted', { notificationId: id })
    return ok({ id })
  })

  const tests = hourlyLimit(deps.db, 'test-notifications', testsPerHour)

  serve(app, notifications.sendTestNotification, async ({ user, body: { category } }) => {
    if (deps.demoAccounts.length === 0) throw unknownAddress()
    await tests.use(user.id)
    return ok({ sent: await sendTest(deps, user, category) })
  })
}

async function answerList(db: Db, { user, query: { limit, cursor } }: Input<typeof notifications.listNotifications>) {
  const [rows, { total, unread }] = await Promise.all([
    queries.listNotificationsOf(db, user.id, { limit: limit + 1, before: decodeTimeCursor(cursor) }),
    queries.countNotifications(db, user.id),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => [createdAt, id])
  return { success: true as const, notifications: page, total, unreadCount: unread, nextCursor }
}

/** Sends a sample notification of a category. Returns whether the user's settings let it through. */
async function sendTest(deps: Deps, user: User, category: NotificationCategory): Promise<boolean> {
  const sample = {
    userId: user.id,
    senderId: user.id,
    event: `test:${randomUUID()}`,
    content: { kind: 'sample', params: { category } },
  } as const
  const deliveries = await inTransaction(deps, (tx) => insertNotifications(tx, [sample]))
  return deliveries.length > 0
}
