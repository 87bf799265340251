import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../-guard.ts'

export const Route = createFileRoute('/student/dashboard')({
  beforeLoad: ({ location }) => requireUser(location.href, 'student'),
  component: () => <h1>student dashboard</h1>,
})
