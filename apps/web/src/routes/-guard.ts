import type { Role } from '@fledge/contract/users'
import { redirect } from '@tanstack/react-router'
import { readSession, type Session } from '../api/session.ts'

/**
 * Lets a signed-in person pass, of one of these roles where any are named. Others go to the login, which brings them
 * back (`returnTo`), or to the dashboard of their own role.
 */
export function requireUser(href: string, ...roles: Role[]): { session: Session } {
  const session = readSession()
  if (!session) throw redirect({ to: '/login', search: { returnTo: href } })
  if (roles.length > 0 && !roles.includes(session.user.role)) throw redirect({ to: '/dashboard' })
  return { session }
}

/** The tab `profile` of a student's dashboard is a page of its own. */
export function leaveForProfile({ tab }: { tab?: unknown }): void {
  if (tab === 'profile') throw redirect({ to: '/profile', replace: true })
}
