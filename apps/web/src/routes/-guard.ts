import type { Role } from '@fledge/contract/users'
import { redirect } from '@tanstack/react-router'
import { readSession, type Session } from '../api/session.ts'

/** Where a person lands after signing in. */
export const homeOf = (role: Role) => (role === 'student' ? '/student/dashboard' : '/company/dashboard')

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
