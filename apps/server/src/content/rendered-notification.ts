import type { NotificationCategory, NotificationPriority, NotificationType } from '@fledge/core/notifications'
import type { NotificationKind, NotificationParams } from './notification-content.ts'

export type RenderedNotification = {
  type: NotificationType
  category: NotificationCategory
  priority: NotificationPriority
  title: string
  message: string
}

export type NotificationRenderers = {
  [K in NotificationKind]: (params: NotificationParams[K], readersZone: string) => RenderedNotification
}
