import type { Role, User } from '@fledge/contract/users'

/** How a person is called on the screen: first and last name, or the name of the company; else the email address. */
export const nameOf = (user: User): string => ownName(user) || user.email

/** First and last name, or the name of the company; empty while it is not known. */
export const ownName = (user: User): string =>
  (user.role === 'student' ? `${user.firstName} ${user.lastName}` : user.companyName).trim()

/** A session of another server may have a role that has no pages here (settlement 11). */
export const hasPages = (role: string): role is Role => role === 'student' || role === 'company'

/** Where a person lands after signing in; with a role that has no dashboard of its own, at the neutral one. */
export const homeOf = (role: string) => (hasPages(role) ? (`/${role}/dashboard` as const) : ('/dashboard' as const))

export const roleWords: Record<Role, string> = { student: 'Student', company: 'Company' }
export const roleText = (role: string): string => (hasPages(role) ? roleWords[role] : role)
