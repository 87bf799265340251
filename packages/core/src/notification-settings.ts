import { ruleForCategory } from './notifications.ts'

/** What a person can switch off: two channels and three kinds of notifications (specification §3). */
export const notificationFlags = ['email', 'push', 'applications', 'matches', 'messages'] as const
export type NotificationFlag = (typeof notificationFlags)[number]
export type NotificationSettings = Record<NotificationFlag, boolean>

/** All on except messages (§9). */
export const defaultNotifications: NotificationSettings = {
  email: true,
  push: true,
  applications: true,
  matches: true,
  messages: false,
}

/** Whether a person with these settings gets a notification of this category. */
export const isNotified = (category: string, settings: NotificationSettings): boolean =>
  ruleForCategory(category).alwaysInBell === true || isSwitchedOn(category, settings)

/** Whether it also comes as a mail. */
export const isMailed = (category: string, settings: NotificationSettings): boolean =>
  ruleForCategory(category).mail && settings.email && isSwitchedOn(category, settings)

/** Whether the browser also shows it outside the page; only for notifications that are delivered at all. */
export const isPushed = (category: string, settings: NotificationSettings): boolean =>
  settings.push && isSwitchedOn(category, settings)

function isSwitchedOn(category: string, settings: NotificationSettings): boolean {
  const flag = ruleForCategory(category).switch
  return flag === null || settings[flag]
}
