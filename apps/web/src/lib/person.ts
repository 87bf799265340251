import type { Role, User } from '@fledge/contract/users'
import { fullName } from '@fledge/core/full-name'

/** Display name: first and last name, or the company's name; else the email address. */
export const personName = (user: User): string => ownName(user) || user.email

/** First and last name, or the company's name; empty while unknown. */
export const ownName = (user: User): string => (user.role === 'student' ? fullName(user) : user.companyName).trim()

/** A session may have a role without pages here (settlement 11). */
export const hasPages = (role: string): role is Role => role === 'student' || role === 'company'

/** The page after signing in; roles without a dashboard get the neutral one. */
export const homePath = (role: string) => (hasPages(role) ? (`/${role}/dashboard` as const) : ('/dashboard' as const))

export const roleWords: Record<Role, string> = { student: 'Student', company: 'Company' }
export const roleText = (role: string): string => (hasPages(role) ? roleWords[role] : role)
