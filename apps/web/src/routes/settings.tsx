import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { lazyPanel } from '../ui/lazy/lazy-panel.tsx'
import { requireUser } from './-guard.ts'

const UnconfirmedEmail = lazyPanel(() =>
  import('../features/auth/verify-email-notice.tsx').then((m) => m.UnconfirmedEmail),
)

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  beforeLoad: ({ location }) => requireUser(location.href),
  component: Settings,
})

function Settings() {
  const user = useSession()?.user
  return user ? <SettingsPage user={user} notice={<UnconfirmedEmail />} /> : null
}
