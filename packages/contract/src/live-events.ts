import type { Notification } from './notifications.ts'

/** What the server may say over the socket, by name. Every change is made over HTTP. */
export type LiveEvents = {
  connected: { userId: string }
  newNotification: Notification
  notificationRead: { notificationId: string }
  notificationsReadAll: { updated: number }
  notificationDeleted: { notificationId: string }
  /** The reading of one's resume ended, well or not. */
  resumeChanged: { resumeId: string }
  /** Something of an application that one may see is not what it was: its state, its timeline, its messages. */
  applicationChanged: { applicationId: string }
  /** One's profile, settings or sessions are not what they were. */
  accountChanged: Record<string, never>
  error: { message: string }
}

/** The same, in the form that Socket.IO wants. */
export type ServerToClientEvents = { [E in keyof LiveEvents]: (payload: LiveEvents[E]) => void }

/** The one thing a page says: the specification's echo after it marked a notification as read. */
export type ClientToServerEvents = { notificationRead: (notificationId: string) => void }
