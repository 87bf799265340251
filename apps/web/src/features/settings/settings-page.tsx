import type { User } from '@fledge/contract/users'
import { hasPages } from '../../lib/person.ts'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { AccountData } from './account-data.tsx'
import { DangerZone } from './danger-zone.tsx'
import { NotificationSwitches } from './notification-switches.tsx'
import { PasswordForm } from './password-form.tsx'
import { PrivacySwitches } from './privacy-switches.tsx'
import { SessionList } from './session-list.tsx'
import { MessageTemplates } from './templates/message-templates.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { UndoChoice } from './undo-choice.tsx'
import { useSettings } from './use-settings.ts'

/** The account settings. Switches save immediately. */
export function SettingsPage({ user }: { user: User }) {
  return (
    <div className="page py-8">
      <div className="grid max-w-3xl gap-6">
        <header className="grid gap-1">
          <h1 className="text-31">Settings</h1>
          <p className="text-soft">Changes save automatically and apply on all your devices.</p>
        </header>
        <Chosen user={user} />
        {user.role === 'company' && <MessageTemplates companyName={user.companyName} />}
        <PasswordForm email={user.email} />
        <SessionList />
        <AccountData />
        <DangerZone role={user.role} />
      </div>
    </div>
  )
}

function Chosen({ user: { role } }: { user: User }) {
  const { query, save } = useSettings()
  const { data: settings, isPending, isFetching, refetch } = query
  if (isPending) return <CardSkeletons count={3} className="h-64" />
  if (!settings)
    return <Failure message="Your settings could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      {hasPages(role) && (
        <>
          <NotificationSwitches role={role} settings={settings} onSave={save} />
          <PrivacySwitches role={role} settings={settings} onSave={save} />
        </>
      )}
      <ThemeChoice theme={settings.theme} onSave={save} />
      {role === 'company' && <UndoChoice seconds={settings.undoSeconds} onSave={save} />}
    </>
  )
}
