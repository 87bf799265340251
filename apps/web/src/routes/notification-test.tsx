import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/session.ts'
import { NotificationTestPage } from '../features/notification-test/notification-test-page.tsx'

/** Public; asks visitors to sign in. */
export const Route = createFileRoute('/notification-test')({
  staticData: { title: 'Notification test' },
  component: NotificationTest,
})

const NewestNotifications = lazy(() =>
  import('../features/notifications/newest-notifications.tsx').then((m) => ({ default: m.NewestNotifications })),
)

function NotificationTest() {
  const role = useSession()?.user.role
  return (
    <NotificationTestPage forRole={role}>
      <Suspense>{role && <NewestNotifications role={role} />}</Suspense>
    </NotificationTestPage>
  )
}
