import { notificationCategories, notificationPriorities, notificationTypes } from '@fledge/core/notifications'
import { z } from 'zod'
import { companyLogo } from './fields/named-company.ts'
import { endpoint, idParams, ids, withData } from './http/endpoint.ts'

export const notification = z.object({
  ...ids,
  type: z.enum(notificationTypes),
  /** 'other' is one that this release does not know. */
  category: z.enum([...notificationCategories, 'other']),
  priority: z.enum(notificationPriorities),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  /** A path of this product, or null for the category's own destination. */
  actionUrl: z.string().nullable(),
  relatedInternship: z.object({ _id: z.string(), title: z.string() }).nullable(),
  sender: z.object({ name: z.string(), logoUrl: companyLogo }).nullable(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'One’s notifications, newest first',
  access: 'member',
  query: z.object({
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
    cursor: z.string().max(500).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    notifications: z.array(notification),
    total: z.int(),
    unreadCount: z.int(),
    nextCursor: z.string().nullable(),
  }),
})

export const notificationStats = endpoint({
  method: 'GET',
  path: '/api/notifications/stats',
  summary: 'How many notifications one has, unread, and by category',
  access: 'member',
  response: withData(
    z.object({
      total: z.int(),
      unread: z.int(),
      categories: z.record(z.string(), z.int()),
      /** The same as categories. */
      byCategory: z.record(z.string(), z.int()),
    }),
  ),
})

export const readNotification = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  summary: 'Mark one notification as read',
  access: 'member',
  params: idParams,
  response: withData(notification),
})

export const readAllNotifications = endpoint({
  method: 'PATCH',
  path: '/api/notifications/read-all',
  summary: 'Mark all of one’s notifications as read',
  access: 'member',
  response: withData(z.object({ updated: z.int() })),
})

export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:id',
  summary: 'Delete one notification',
  access: 'member',
  params: idParams,
  response: withData(z.object({ id: z.string() })),
})

export const sendTestNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/test',
  summary: 'Send oneself a notification of a category; only with the demo world',
  access: 'member',
  status: 201,
  body: z.object({ category: z.enum(notificationCategories) }),
  response: withData(z.object({ sent: z.boolean() })),
})
