/** Kinds of notifications (§3, settlement 101). */
export const notificationTypes = ['success', 'error', 'warning', 'application', 'interview', 'info'] as const
export const notificationPriorities = ['urgent', 'high', 'normal', 'low'] as const
export type NotificationType = (typeof notificationTypes)[number]
export type NotificationPriority = (typeof notificationPriorities)[number]

type CategoryRule = {
  /** The switch for it (§3); null for what always comes. */
  switch: 'applications' | 'matches' | 'messages' | null
  /** The switch only controls mail and browser notifications. */
  alwaysInBell?: true
  /** Whether it is worth a mail. */
  mail: boolean
  /** The tab of the dashboard that it opens (§6). A role without one gets its dashboard. */
  tab: { student?: string; company?: string }
}

const categoryRules = {
  application_submitted: { switch: 'applications', mail: false, tab: { student: 'applications' } },
  application_status: { switch: 'applications', mail: true, tab: { student: 'applications' } },
  application_received: { switch: 'applications', mail: true, tab: { company: 'applications' } },
  new_opportunity: { switch: 'matches', mail: true, tab: { student: 'opportunities' } },
  new_opportunity_matched: { switch: 'matches', mail: true, tab: { student: 'opportunities' } },
  internship_posted: { switch: null, mail: false, tab: { company: 'internships' } },
  interview_scheduled: { switch: null, mail: true, tab: { student: 'interviews', company: 'interviews' } },
  profile_viewed: { switch: 'applications', mail: false, tab: {} },
  internship_withdrawn: { switch: 'applications', mail: true, tab: { student: 'applications' } },
  internship_changed: { switch: 'applications', mail: true, tab: { student: 'applications' } },
  message_received: {
    switch: 'messages',
    alwaysInBell: true,
    mail: true,
    tab: { student: 'applications', company: 'applications' },
  },
  reply_promise: { switch: 'applications', mail: true, tab: { company: 'applications' } },
} as const satisfies Record<string, CategoryRule>

export type NotificationCategory = keyof typeof categoryRules
export const notificationCategories = Object.keys(categoryRules) as [NotificationCategory, ...NotificationCategory[]]

/** A category of a later release always comes, quietly, and leads to the dashboard. */
export const ruleForCategory = (category: string): CategoryRule =>
  Object.hasOwn(categoryRules, category) ? categoryRules[category as NotificationCategory] : unknown

const unknown: CategoryRule = { switch: null, mail: false, tab: {} }
