import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { requireUser } from './-guard.ts'

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  beforeLoad: ({ location }) => requireUser(location.href),
  component: Settings,
})

function Settings() {
  const user = useSession()?.user
  return user ? <SettingsPage user={user} /> : null
}
