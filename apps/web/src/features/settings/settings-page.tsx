import type { User } from '@fledge/contract/users'
import type { ReactNode } from 'react'
import { hasPages } from '../../lib/person.ts'
import { Failure } from '../../ui/failure.tsx'
import { IndexedPage, type PageSection } from '../../ui/indexed-page.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { AccountData } from './account-data.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { DangerZone } from './danger-zone.tsx'
import { NotificationSwitches } from './notification-switches.tsx'
import { PasswordForm } from './password-form.tsx'
import { PrivacySwitches } from './privacy-switches.tsx'
import { SessionList } from './session-list.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { UndoChoice } from './undo-choice.tsx'
import { useSettings } from './use-settings.ts'

/** The account settings. Switches save immediately. */
export function SettingsPage({ user }: { user: User }) {
  return (
    <div className="page grid gap-6 py-8">
      <header className="grid gap-1">
        <h1 className="text-31">Settings</h1>
        <p className="text-soft">Changes save automatically and apply on all your devices.</p>
      </header>
      <IndexedPage sections={[...useChosen(user), ...accountSections(user)]} />
    </div>
  )
}

/** The sections whose values are saved on the server, in their states. */
function useChosen({ role }: User): PageSection[] {
  const { query, save } = useSettings()
  const { data: settings, isPending, isFetching, refetch } = query
  const state = (content: ReactNode) => [{ id: 'preferences', label: 'Preferences', content }]
  if (isPending) return state(<CardSkeletons count={3} className="h-64" />)
  if (!settings)
    return state(
      <Failure message="Your settings could not be loaded." busy={isFetching} onRetry={() => void refetch()} />,
    )
  const chosen = { role, settings, onSave: save }
  return [
    ...(hasPages(role)
      ? [
          { id: 'notifications', label: 'Notifications', content: <NotificationSwitches {...chosen} /> },
          { id: 'privacy', label: 'Privacy', content: <PrivacySwitches {...chosen} /> },
        ]
      : []),
    { id: 'theme', label: 'Theme', content: <ThemeChoice theme={settings.theme} onSave={save} /> },
    ...(role === 'company'
      ? [{ id: 'decisions', label: 'Decisions', content: <UndoChoice seconds={settings.undoSeconds} onSave={save} /> }]
      : []),
  ]
}

const accountSections = (user: User): PageSection[] => [
  { id: 'password', label: 'Password', content: <PasswordForm email={user.email} /> },
  { id: 'sessions', label: 'Sessions', content: <SessionList /> },
  { id: 'calendar', label: 'Calendar', content: <CalendarAddress /> },
  { id: 'data', label: 'Your data', content: <AccountData /> },
  { id: 'danger', label: 'Danger zone', content: <DangerZone role={user.role} /> },
]
