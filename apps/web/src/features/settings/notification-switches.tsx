import type { Settings } from '@fledge/contract/settings'
import type { Role } from '@fledge/contract/users'
import { isMailed, isNotified, isPushed, type NotificationFlag } from '@fledge/core/notification-settings'
import type { NotificationCategory } from '@fledge/core/notifications'
import { type ReactNode, useReducer } from 'react'
import { askForBrowserNotifications, browserPermission } from '../../lib/browser-permission.ts'
import { TitledCard } from '../../ui/card.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import type { SaveSettings } from './use-settings.ts'

type Flag = NotificationFlag | 'matchAlerts' | 'weeklyDigest'
type SwitchText = { flag: Flag; label: string; hint: string }

const ways: SwitchText[] = [
  { flag: 'email', label: 'Email', hint: 'Get emails about interviews and everything you turn on below.' },
  { flag: 'push', label: 'Browser notifications', hint: 'Shown by your browser while Fledge is open in another tab.' },
]
const inBell = 'Messages always appear in the bell and on the application.'
const news: Record<Role, SwitchText[]> = {
  student: [
    { flag: 'applications', label: 'Applications', hint: 'Answers, listing changes and resume views.' },
    { flag: 'matches', label: 'Internship matches', hint: 'New internships that fit your resume or a saved search.' },
    {
      flag: 'matchAlerts',
      label: 'Resume match alerts',
      hint: 'At once, when a new internship fits your resume. Each saved search has its own frequency.',
    },
    {
      flag: 'weeklyDigest',
      label: 'Weekly digest',
      hint: 'One email on Mondays with your interviews, promised replies and new matches, only when there is news.',
    },
    {
      flag: 'messages',
      label: 'Messages',
      hint: `Get companies’ messages by email and in your browser too. ${inBell}`,
    },
  ],
  company: [
    {
      flag: 'applications',
      label: 'Applications',
      hint: 'New applications, with one email a day for each internship.',
    },
    {
      flag: 'messages',
      label: 'Messages',
      hint: `Get applicants’ messages by email and in your browser too. ${inBell}`,
    },
  ],
}

type NotificationSwitchesProps = {
  role: Role
  settings: Settings
  onSave: SaveSettings
  /** Whether the email address is confirmed; no mail is sent to another one. */
  canMail: boolean
  notice: ReactNode
}

export function NotificationSwitches({ role, settings, onSave, canMail, notice }: NotificationSwitchesProps) {
  const [, look] = useReducer((count: number) => count + 1, 0)
  const turn = (flag: Flag, on: boolean) => {
    onSave({ [flag]: on })
    if (flag === 'push' && on) void askForBrowserNotifications().then(look)
  }
  const isBlocked = browserPermission() === 'denied'
  return (
    <TitledCard title="Notifications">
      {!canMail && notice}
      <div className="divide-y divide-line">
        {[...ways, ...news[role]].map(({ flag, label, hint }) => (
          <Switch key={flag} label={label} checked={settings[flag]} onChange={(on) => turn(flag, on)}>
            {hint}
            {flag === 'push' && settings.push && isBlocked && (
              <span className="block text-danger">
                Your browser blocks notifications from this site. Allow them in the browser first.
              </span>
            )}
          </Switch>
        ))}
      </div>
      <Effect
        role={role}
        settings={{ ...settings, email: settings.email && canMail, push: settings.push && !isBlocked }}
      />
    </TitledCard>
  )
}

const samples: Record<Role, [NotificationCategory, string][]> = {
  student: [
    ['application_status', 'An answer to your application'],
    ['new_opportunity_matched', 'A new match'],
    ['message_received', 'A message from a company'],
    ['interview_scheduled', 'An interview'],
  ],
  company: [
    ['application_received', 'A new application'],
    ['message_received', 'A message from an applicant'],
    ['interview_scheduled', 'An interview'],
  ],
}

const Effect = ({ role, settings }: { role: Role; settings: Settings }) => (
  <div className="grid gap-2 rounded-base bg-sunken p-4 text-14">
    <h3 className="font-text text-14 font-semibold">How you get each notification</h3>
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {samples[role].map(([category, label]) => (
        <div key={category} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="max-sm:mb-2">{deliveryText(category, settings)}</dd>
        </div>
      ))}
    </dl>
  </div>
)

function deliveryText(category: NotificationCategory, settings: Settings): string {
  if (!isNotified(category, settings)) return 'not at all'
  const also = [
    ...(isMailed(category, settings) ? ['by email'] : []),
    ...(isPushed(category, settings) ? ['in your browser'] : []),
  ]
  return ['in the bell', ...also].join(', ')
}
