import { type Settings, type Theme, themes } from '@fledge/contract/settings'
import type { Role, User } from '@fledge/contract/users'
import { type UndoSeconds, undoChoices } from '@fledge/core/applications/undo-window'
import { useMutation } from '@tanstack/react-query'
import { Download, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { fetchExport } from '../../api/account/account.ts'
import { errorMessage } from '../../api/call.ts'
import { hasPages } from '../../lib/person.ts'
import { setTheme } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { Failure } from '../../ui/failure.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { IndexedPage, type PageSection } from '../../ui/indexed-page.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { DangerZone } from './danger-zone.tsx'
import { NotificationSwitches } from './notification-switches.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { type SaveSettings, useSettings } from './use-settings.ts'

type SettingsPageProps = {
  user: User
  /** What an unconfirmed email address means. */
  notice?: ReactNode
}

/** The account settings. Switches save immediately. */
export function SettingsPage({ user, notice }: SettingsPageProps) {
  return (
    <div className="page grid gap-6 py-8">
      <header className="grid gap-1">
        <h1 className="text-31">Settings</h1>
        <p className="text-soft">Changes save automatically and apply on all your devices.</p>
      </header>
      <IndexedPage sections={[...useChosen(user, notice), ...accountSections(user)]} />
    </div>
  )
}

/** The sections whose values are saved on the server, in their states. */
function useChosen({ role, emailVerified }: User, notice: ReactNode): PageSection[] {
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
          {
            id: 'notifications',
            label: 'Notifications',
            content: <NotificationSwitches {...chosen} canMail={emailVerified} notice={notice} />,
          },
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

function AccountData() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: fetchExport,
    onSuccess: (file) => saveFile(file, 'fledge-export.zip'),
  })
  return (
    <TitledCard
      title="Your data"
      intro="Download your profile, settings, applications, messages, notifications and files as a ZIP."
    >
      <Button icon={Download} look="secondary" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        Export my data
      </Button>
      {error && <Failure message={errorMessage(error, 'We could not create the export. Please try again.')} />}
    </TitledCard>
  )
}

const looks: Record<Theme, { label: string; icon: LucideIcon }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
}

function ThemeChoice({ theme: chosen, onSave }: { theme: Theme; onSave: SaveSettings }) {
  const choose = (theme: Theme) => {
    if (theme === chosen) return
    setTheme(theme)
    onSave({ theme })
  }
  return (
    <TitledCard title="Theme" intro="System follows your device.">
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">Theme</legend>
        {themes.map((theme) => {
          const { label, icon: Icon } = looks[theme]
          return (
            <button
              key={theme}
              type="button"
              aria-pressed={theme === chosen}
              onClick={() => choose(theme)}
              className="inline-flex min-h-11 items-center gap-2 rounded-base border border-line-strong px-4 text-14 font-medium hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-wash"
            >
              <Icon aria-hidden size={16} />
              <span>{label}</span>
            </button>
          )
        })}
      </fieldset>
    </TitledCard>
  )
}

const words: Record<UndoSeconds, string> = {
  0: 'Show immediately',
  10: 'Show after 10 seconds',
  600: 'Show after 10 minutes',
  7200: 'Show after 2 hours',
  86400: 'Show after 24 hours',
}
const standard = 'standard'

/** How long a decision can be undone before the student is notified. */
function UndoChoice({ seconds, onSave }: { seconds: UndoSeconds | null; onSave: SaveSettings }) {
  const options = undoChoices.map((choice) => ({ value: String(choice), label: words[choice] }))
  return (
    <TitledCard
      title="Decisions"
      intro="Until students see a decision, the application stays pending for them and you can undo it."
    >
      <SelectField
        label="When students see your decision"
        hint="Standard: after 10 seconds, and after 10 minutes when you decide on several applicants at once."
        className="max-w-sm"
        options={[{ value: standard, label: 'Standard' }, ...options]}
        value={String(seconds ?? standard)}
        onChange={({ target: { value } }) =>
          onSave({ undoSeconds: undoChoices.find((choice) => String(choice) === value) ?? null })
        }
      />
    </TitledCard>
  )
}

const switches: Record<Role, { flag: 'profileVisible' | 'showEmail' | 'showPhone'; label: string; hint: string }[]> = {
  student: [
    {
      flag: 'profileVisible',
      label: 'Profile visible',
      hint: 'After you withdraw, the company still sees your university, major and graduation year.',
    },
    { flag: 'showEmail', label: 'Show email', hint: 'After you withdraw, the company still sees your email.' },
    { flag: 'showPhone', label: 'Show phone', hint: 'Companies you apply to see the phone number in your profile.' },
  ],
  company: [
    {
      flag: 'profileVisible',
      label: 'Profile visible',
      hint: 'Everyone sees your industry and size. Students who applied to you also see your contact person.',
    },
    { flag: 'showEmail', label: 'Show email', hint: 'Students who applied to you see the email of this account.' },
    {
      flag: 'showPhone',
      label: 'Show phone',
      hint: 'Students who applied to you see the phone number in your profile.',
    },
  ],
}

const intros: Record<Role, string> = {
  student:
    'Only companies you apply to can see your details. When you apply, you share your name, email, university, major and graduation year with that company only.',
  company: 'Everyone sees your company name on your listings. You choose the rest.',
}

const PrivacySwitches = ({ role, settings, onSave }: { role: Role; settings: Settings; onSave: SaveSettings }) => (
  <TitledCard title="Privacy" intro={intros[role]}>
    <div className="divide-y divide-line">
      {switches[role].map(({ flag, label, hint }) => (
        <Switch key={flag} label={label} checked={settings[flag]} onChange={(on) => onSave({ [flag]: on })}>
          {hint}
        </Switch>
      ))}
    </div>
  </TitledCard>
)
