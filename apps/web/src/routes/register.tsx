import type { Role } from '@fledge/contract/users'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { readSession } from '../api/session.ts'
import { RegisterPage } from '../features/auth/register-page.tsx'
import { homePath } from '../lib/person.ts'
import { ownPath } from '../lib/return-to.ts'
import { choiceParam, textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/register')({
  staticData: { title: 'Create your account', footer: true },
  validateSearch: ({ role, returnTo }): { role?: Role | undefined; returnTo?: string | undefined } => ({
    role: choiceParam(role, ['student', 'company']),
    returnTo: ownPath(textParam(returnTo)),
  }),
  // Only on entering the page, so that the success message stays visible after registering.
  beforeLoad: ({ cause, search }) => {
    const session = readSession()
    if (session && cause === 'enter')
      throw redirect({ href: search.returnTo ?? homePath(session.user.role), replace: true })
  },
  component: Register,
})

function Register() {
  const router = useRouter()
  const { role, returnTo } = Route.useSearch()
  const navigate = Route.useNavigate()
  const leave = (as: Role) => {
    if (router.state.location.pathname !== '/register') return
    void router.navigate({ href: returnTo ?? homePath(as), replace: true })
  }
  return (
    <RegisterPage
      role={role}
      onRole={(next) => void navigate({ search: (was) => ({ ...was, role: next }), replace: true })}
      returnTo={returnTo}
      onDone={leave}
    />
  )
}
