import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/session.ts'
import { NotificationTestPage } from '../features/notification-test/notification-test-page.tsx'

/** Open to everybody: who is not signed in is asked to. */
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
