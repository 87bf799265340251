import { createFileRoute, redirect } from '@tanstack/react-router'
import { readSession } from '../api/session.ts'
import { LoginPage } from '../features/auth/login-page.tsx'
import { homePath } from '../lib/person.ts'
import { ownPath } from '../lib/return-to.ts'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in', footer: true },
  // Parameters that are not listed here would stay in the URL unvalidated.
  validateSearch: ({ returnTo }): { returnTo?: string | undefined } => ({ returnTo: ownPath(textParam(returnTo)) }),
  // Runs again after signing in, in any tab, and redirects.
  beforeLoad: ({ search }) => {
    const session = readSession()
    if (session) throw redirect({ href: search.returnTo ?? homePath(session.user.role), replace: true })
  },
  component: function LoginRoute() {
    return <LoginPage returnTo={Route.useSearch().returnTo} />
  },
})
