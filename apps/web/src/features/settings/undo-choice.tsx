import { type UndoSeconds, undoChoices } from '@fledge/core/applications/undo-window'
import { TitledCard } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { SaveSettings } from './use-settings.ts'

const words: Record<UndoSeconds, string> = {
  0: 'Show immediately',
  10: 'Show after 10 seconds',
  600: 'Show after 10 minutes',
  7200: 'Show after 2 hours',
  86400: 'Show after 24 hours',
}
const standard = 'standard'

/** How long a decision can be undone before the student is notified. */
export function UndoChoice({ seconds, onSave }: { seconds: UndoSeconds | null; onSave: SaveSettings }) {
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
