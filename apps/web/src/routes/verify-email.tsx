import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailPage } from '../features/auth/verify-email-page.tsx'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/verify-email')({
  staticData: { title: 'Confirm your address', footer: true },
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: textParam(token) }),
  component: function VerifyEmailRoute() {
    return <VerifyEmailPage token={Route.useSearch().token} />
  },
})
