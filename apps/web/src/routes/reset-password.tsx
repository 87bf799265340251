import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Set a new password', footer: true },
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: textParam(token) }),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ResetPasswordPage token={token} onDone={() => void navigate({ to: '/login', replace: true })} />
}
