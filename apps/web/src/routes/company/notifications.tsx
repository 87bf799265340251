import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../-guard.ts'

export const Route = createFileRoute('/company/notifications')({
  beforeLoad: ({ location }) => requireUser(location.href, 'company'),
  component: () => <h1>company notifications</h1>,
})
