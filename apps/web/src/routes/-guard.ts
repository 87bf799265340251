import type { Role } from '@fledge/contract/users'
import { redirect } from '@tanstack/react-router'
import { readSession, type Session } from '../api/session.ts'
import { hasPages } from '../lib/person.ts'

/** Requires a user of one of the roles. Redirects visitors to the login and other roles to their dashboard. */
export function requireUser(href: string, ...roles: Role[]): { session: Session } {
  const session = readSession()
  if (!session) throw redirect({ to: '/login', search: { returnTo: href } })
  if (roles.length > 0 && !roles.includes(session.user.role)) throw redirect({ to: '/dashboard' })
  return { session }
}

/** Requires a user of the role, and redirects the other role to its own notifications (settlement 13). */
export function requireNotificationsOf(role: Role, href: string): { session: Session } {
  const { session } = requireUser(href)
  const own = session.user.role
  if (own !== role && hasPages(own)) throw redirect({ to: `/${own}/notifications` })
  return requireUser(href, role)
}

/** Redirects the tab `profile` of the student dashboard to the profile page. */
export function leaveForProfile({ tab }: { tab?: unknown }): void {
  if (tab === 'profile') throw redirect({ to: '/profile', replace: true })
}
