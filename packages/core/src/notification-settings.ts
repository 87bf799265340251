import type { NotificationCategory } from './notifications.ts'

/** What a person can switch off: two channels and three kinds of notifications (specification §3). */
export const notificationFlags = ['email', 'push', 'applications', 'matches', 'messages'] as const
export type NotificationFlag = (typeof notificationFlags)[number]
export type NotificationSettings = Record<NotificationFlag, boolean>

/** All on except messages (§9). */
export const usualNotifications: NotificationSettings = {
  email: true,
  push: true,
  applications: true,
  matches: true,
  messages: false,
}

type Kind = Exclude<NotificationFlag, 'email' | 'push'>

/**
 * `kind`: the switch for it; null for what always comes. `mail`: whether it is worth a mail. `alwaysInBell`: the switch
 * only controls mail and browser notifications.
 */
type Rule = { kind: Kind | null; mail: boolean; alwaysInBell?: true }

const rules: Record<NotificationCategory, Rule> = {
  application_submitted: { kind: 'applications', mail: false },
  application_status: { kind: 'applications', mail: true },
  application_received: { kind: 'applications', mail: true },
  internship_withdrawn: { kind: 'applications', mail: true },
  internship_changed: { kind: 'applications', mail: true },
  reply_promise: { kind: 'applications', mail: true },
  profile_viewed: { kind: 'applications', mail: false },
  new_opportunity: { kind: 'matches', mail: true },
  new_opportunity_matched: { kind: 'matches', mail: true },
  message_received: { kind: 'messages', mail: true, alwaysInBell: true },
  interview_scheduled: { kind: null, mail: true },
  internship_posted: { kind: null, mail: false },
}

/** A category of a later release always comes, and quietly. */
const ruleForCategory = (category: string): Rule =>
  category in rules ? rules[category as NotificationCategory] : unknown
const unknown: Rule = { kind: null, mail: false }

/** Whether a person with these settings gets a notification of this category. */
export const isTold = (category: string, settings: NotificationSettings): boolean =>
  ruleForCategory(category).alwaysInBell === true || isSwitchedOn(category, settings)

/** Whether it also comes as a mail. */
export const isMailed = (category: string, settings: NotificationSettings): boolean =>
  ruleForCategory(category).mail && settings.email && isSwitchedOn(category, settings)

/** Whether the browser also shows it outside the page; only for notifications that are delivered at all. */
export const isPushed = (category: string, settings: NotificationSettings): boolean =>
  settings.push && isSwitchedOn(category, settings)

function isSwitchedOn(category: string, settings: NotificationSettings): boolean {
  const { kind } = ruleForCategory(category)
  return kind === null || settings[kind]
}
