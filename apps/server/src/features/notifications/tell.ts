import type { Notification } from '@fledge/contract/notifications'
import type { Publish } from '../../realtime/gateway.ts'

/** A notification that is stored, and whom it is for. */
export type Told = { userId: string; notification: Notification }

/** Says live what `insertNotifications` stored. Call it after the commit: a page must never show what was rolled back. */
export function tell(publish: Publish, told: readonly Told[]): void {
  for (const { userId, notification } of told) publish(userId, 'newNotification', notification)
}
