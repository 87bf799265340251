import { ruleForCategory } from './notifications.ts'

type Role = 'student' | 'company'
const dashboard: Record<Role, string> = { student: '/student/dashboard', company: '/company/dashboard' }

/** The specification's student profile tab is a page of its own (settlement 105). */
const viewsOfProfile = '/profile#views'

/** Path that a click on a notification opens (§6). `actionUrl` wins when it is a path of this product for this role. */
export function notificationDestination(
  notification: { category: string; actionUrl: string | null },
  role: string,
): string {
  const { category, actionUrl } = notification
  // A role without pages of its own (settlement 11).
  if (role !== 'student' && role !== 'company') return '/dashboard'
  if (actionUrl !== null && isOwnPath(actionUrl, role)) return actionUrl
  if (category === 'profile_viewed' && role === 'student') return viewsOfProfile
  const tab = ruleForCategory(category).tab[role]
  return tab === undefined ? dashboard[role] : `${dashboard[role]}?tab=${tab}`
}

/** Never another site ('//evil', '/\\evil', 'javascript:') nor the other role's pages (settlement 103). */
function isOwnPath(path: string, role: Role): boolean {
  if (!/^\/(?![/\\])[\w\-./?=&%#]*$/.test(path)) return false
  const otherRole = role === 'student' ? '/company' : '/student'
  return !path.startsWith(otherRole)
}
