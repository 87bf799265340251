import type { Notification } from './notifications.ts'

/** The events that the server sends over the socket, by name. Changes are made over HTTP only. */
export type LiveEvents = {
  connected: { userId: string }
  newNotification: Notification
  notificationRead: { notificationId: string }
  notificationsReadAll: { updated: number }
  notificationDeleted: { notificationId: string }
  /** The reading of the user's resume ended, successfully or not. */
  resumeChanged: { resumeId: string }
  /** The state, timeline or messages of an application that the user may see changed. */
  applicationChanged: { applicationId: string }
  /** The same of many applications. */
  applicationsChanged: Record<string, never>
  /** The user's profile, settings or sessions changed. */
  accountChanged: Record<string, never>
  error: { message: string }
}

/** The same events as Socket.IO types them. */
export type ServerToClientEvents = { [E in keyof LiveEvents]: (payload: LiveEvents[E]) => void }

/** The only event that a page sends: the specification's echo after it marked a notification as read. */
export type ClientToServerEvents = { notificationRead: (notificationId: string) => void }
