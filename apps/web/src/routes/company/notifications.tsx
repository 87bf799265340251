import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { requireUser } from '../-guard.ts'

export const Route = createFileRoute('/company/notifications')({
  staticData: { title: 'Notifications' },
  beforeLoad: ({ location }) => requireUser(location.href, 'company'),
  component: () => <NotificationsPage forRole="company" />,
})
