import { SelectField } from '../../ui/field.tsx'
import { Section } from './section.tsx'
import type { SaveSettings } from './use-settings.ts'

const usual = [0, 1, 2, 4, 8, 24, 48, 72]
const words = (hours: number) =>
  hours === 0 ? 'Tell students at once' : `Tell students after ${hours === 1 ? '1 hour' : `${hours} hours`}`

/** For how long a decision can be taken back before the student hears of it. */
export function HoldChoice({ hours, onSave }: { hours: number; onSave: SaveSettings }) {
  const choices = usual.includes(hours) ? usual : [...usual, hours].sort((one, other) => one - other)
  return (
    <Section
      title="Decisions"
      intro="While a decision waits, the student sees the application as pending and you can undo it."
    >
      <SelectField
        label="When students hear of a decision"
        className="max-w-sm"
        options={choices.map((choice) => ({ value: String(choice), label: words(choice) }))}
        value={String(hours)}
        onChange={({ target }) => onSave({ holdHours: Number(target.value) })}
      />
    </Section>
  )
}
