import { classes } from '../../ui/class-names.ts'

export type InternshipsView = 'saved' | undefined

type SwitchProps = { view: InternshipsView; saved: number | undefined; onView: (view: InternshipsView) => void }

/** Switches between all open internships and the saved ones. */
export function ViewSwitch({ view, saved, onView }: SwitchProps) {
  const choices = [
    { value: undefined, label: 'All internships' },
    { value: 'saved', label: saved === undefined ? 'Saved' : `Saved (${saved})` },
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are two views
    <div
      role="group"
      aria-label="Internships to show"
      className="inline-flex rounded-base border border-line-strong p-0.5 max-sm:w-full"
    >
      {choices.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={view === value}
          onClick={() => onView(value)}
          className={classes(
            'min-h-8 rounded-base px-3 text-14 font-medium max-sm:flex-1',
            view === value ? 'bg-primary-wash text-primary' : 'text-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
