import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../-guard.ts'

export const Route = createFileRoute('/company/dashboard')({
  beforeLoad: ({ location }) => requireUser(location.href, 'company'),
  component: () => <h1>company dashboard</h1>,
})
