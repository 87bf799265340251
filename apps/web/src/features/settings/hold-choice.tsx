import { SelectField } from '../../ui/field.tsx'
import { Section } from './section.tsx'
import type { SaveSettings } from './use-settings.ts'

const usual = [0, 1, 2, 4, 8, 24, 48, 72]
const words = (hours: number) =>
  hours === 0 ? 'Show immediately' : `Show after ${hours === 1 ? '1 hour' : `${hours} hours`}`

/** How long a decision can be undone before the student is notified. */
export function HoldChoice({ hours, onSave }: { hours: number; onSave: SaveSettings }) {
  const choices = usual.includes(hours) ? usual : [...usual, hours].sort((one, other) => one - other)
  return (
    <Section
      title="Decisions"
      intro="Until students see a decision, the application stays pending for them and you can undo it."
    >
      <SelectField
        label="When students see your decision"
        className="max-w-sm"
        options={choices.map((choice) => ({ value: String(choice), label: words(choice) }))}
        value={String(hours)}
        onChange={({ target }) => onSave({ holdHours: Number(target.value) })}
      />
    </Section>
  )
}
