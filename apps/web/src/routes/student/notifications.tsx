import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../-guard.ts'

export const Route = createFileRoute('/student/notifications')({
  beforeLoad: ({ location }) => requireUser(location.href, 'student'),
  component: () => <h1>student notifications</h1>,
})
