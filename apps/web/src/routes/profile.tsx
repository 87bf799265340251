import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { requireUser } from './-guard.ts'

export const Route = createFileRoute('/profile')({
  staticData: { title: 'Profile' },
  beforeLoad: ({ location }) => requireUser(location.href),
  component: Profile,
})

function Profile() {
  const user = useSession()?.user
  return user ? <ProfilePage user={user} /> : null
}
