import { createFileRoute, redirect } from '@tanstack/react-router'
import { readSession } from '../api/session.ts'
import { LoginPage } from '../features/auth/login-page.tsx'
import { homeOf } from '../lib/person.ts'
import { ownPath } from '../lib/return-to.ts'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in', footer: true },
  // Named even when it is not taken: what a route does not name stays in its search as it came.
  validateSearch: ({ returnTo }): { returnTo?: string | undefined } => ({ returnTo: ownPath(textParam(returnTo)) }),
  // Runs again when somebody signs in, here or in another tab: that is the way onwards from the form.
  beforeLoad: ({ search }) => {
    const session = readSession()
    if (session) throw redirect({ href: search.returnTo ?? homeOf(session.user.role), replace: true })
  },
  component: Login,
})

function Login() {
  const { returnTo } = Route.useSearch()
  return <LoginPage returnTo={returnTo} />
}
