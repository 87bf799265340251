import type { Notification } from '@fledge/contract/notifications'
import type { Publish } from '../../realtime/gateway.ts'

/** A stored notification and its recipient. */
export type Delivery = { userId: string; notification: Notification }

/** Sends stored notifications to open pages. Call it after the commit: pages must not show what was rolled back. */
export function publishDeliveries(publish: Publish, deliveries: readonly Delivery[]): void {
  for (const { userId, notification } of deliveries) publish(userId, 'newNotification', notification)
}
