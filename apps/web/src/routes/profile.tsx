import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { lazyPanel } from '../ui/lazy/lazy-panel.tsx'
import { requireUser } from './-guard.ts'

const ResendVerification = lazyPanel(() =>
  import('../features/auth/resend-verification.tsx').then((m) => m.ResendVerification),
)

export const Route = createFileRoute('/profile')({
  staticData: { title: 'Profile' },
  beforeLoad: ({ location }) => requireUser(location.href),
  component: Profile,
})

function Profile() {
  const user = useSession()?.user
  return user ? <ProfilePage user={user} resend={<ResendVerification />} /> : null
}
