import { type Theme, themes } from '@fledge/contract/settings'
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { setTheme } from '../../lib/theme.ts'
import { TitledCard } from '../../ui/card.tsx'
import type { SaveSettings } from './use-settings.ts'

const looks: Record<Theme, { label: string; icon: LucideIcon }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
}

export function ThemeChoice({ theme: chosen, onSave }: { theme: Theme; onSave: SaveSettings }) {
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
