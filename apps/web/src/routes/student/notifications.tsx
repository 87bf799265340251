import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { requireNotificationsOf } from '../-guard.ts'

export const Route = createFileRoute('/student/notifications')({
  staticData: { title: 'Notifications' },
  beforeLoad: ({ location }) => requireNotificationsOf('student', location.href),
  component: () => <NotificationsPage forRole="student" />,
})
