import { type PersonField, personFields, setField } from './change-corrections.ts'
import { CorrectionButtons } from './correction-buttons.tsx'
import { CorrectionForm, useEditing } from './correction-form.tsx'
import { confidenceText } from './find-source.ts'
import { SourceText } from './source-button.tsx'
import type { ReadingActions } from './use-corrections.ts'
import { type Check, checkEmail, checkPhone } from './validate-correction.ts'

const labels: Record<PersonField, string> = { name: 'Name', email: 'Email', phone: 'Phone' }
const checks: Record<PersonField, Check> = { name: () => true, email: checkEmail, phone: checkPhone }
const hint = 'Leave this empty if you have none.'

/** Name and contact as they were read, each to be corrected in place. */
export const ContactSection = ({ actions }: { actions: ReadingActions }) => (
  <section aria-label="Name and contact" className="grid gap-1">
    <h3 className="text-14 font-medium text-soft">Name and contact</h3>
    <ul className="grid divide-y divide-line">
      {personFields.map((field) => (
        <PersonRow key={field} field={field} actions={actions} />
      ))}
    </ul>
    <p className="text-12 text-soft">Name, contact and college never count towards a match.</p>
  </section>
)

function PersonRow({ field, actions }: { field: PersonField; actions: ReadingActions }) {
  const { reading, correct, change, onForm } = actions
  const { editing, button, edit, close } = useEditing()
  const label = labels[field]
  const isCorrected = reading.corrections?.[field] !== undefined
  const value = reading[field]
  if (editing)
    return (
      <li className="py-2">
        <CorrectionForm
          label={`Correct ${label.toLowerCase()}`}
          fields={[{ name: field, label, value: value ?? '', hint, check: checks[field] }]}
          onSave={async ({ [field]: text = '' }) => {
            if (text !== (value ?? '')) await correct(setField(field, text), `${label} corrected.`)
          }}
          onClose={close}
          onForm={onForm}
        />
      </li>
    )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1">
      <div className="min-w-0">
        <span className="sr-only">{label}: </span>
        {value ? <SourceText text={value} actions={actions} /> : <span className="text-soft">{label} not found</span>}
        <p className="text-12 text-soft">{readingText(reading.confidence[field], isCorrected)}</p>
      </div>
      <CorrectionButtons
        name={label.toLowerCase()}
        correctRef={button}
        onCorrect={edit}
        onReset={isCorrected && (() => change(setField(field, null), `${label} reset.`))}
      />
    </li>
  )
}

function readingText(confidence: number | null, isCorrected: boolean): string {
  if (isCorrected) return 'Corrected by you'
  return confidence === null ? 'Nothing found' : `Read with ${confidenceText(confidence)}`
}
