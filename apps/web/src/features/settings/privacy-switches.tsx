import type { Settings } from '@fledge/contract/settings'
import type { Role } from '@fledge/contract/users'
import { TitledCard } from '../../ui/card.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import type { SaveSettings } from './use-settings.ts'

type Flag = 'profileVisible' | 'showEmail' | 'showPhone'
type SwitchText = { flag: Flag; label: string; hint: string }

const switches: Record<Role, SwitchText[]> = {
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

type PrivacySwitchesProps = { role: Role; settings: Settings; onSave: SaveSettings }

export const PrivacySwitches = ({ role, settings, onSave }: PrivacySwitchesProps) => (
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
