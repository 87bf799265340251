import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { requireUser } from '../-guard.ts'

export const Route = createFileRoute('/student/notifications')({
  staticData: { title: 'Notifications' },
  beforeLoad: ({ location }) => requireUser(location.href, 'student'),
  component: () => <NotificationsPage forRole="student" />,
})
