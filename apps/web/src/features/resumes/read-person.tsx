import { Button } from '../../ui/button.tsx'
import { type PersonField, personFields, sayField } from './change-corrections.ts'
import { type Check, checkEmail, checkPhone } from './check-text.ts'
import { EditForm } from './edit-form.tsx'
import type { FieldActs } from './field-acts.ts'
import { SourceText } from './source-button.tsx'
import { sureness } from './source-of.ts'
import { useEditing } from './use-editing.ts'

const labels: Record<PersonField, string> = { name: 'Name', email: 'Email', phone: 'Phone' }
const checks: Record<PersonField, Check> = { name: () => true, email: checkEmail, phone: checkPhone }
const hint = 'Leave this empty if you have none.'

/** Name and contact as they were read; each can be corrected in its place. */
export const ReadPerson = ({ acts }: { acts: FieldActs }) => (
  <section aria-label="Name and contact" className="grid gap-1">
    <h3 className="text-14 font-medium text-soft">Name and contact</h3>
    <ul className="grid divide-y divide-line">
      {personFields.map((field) => (
        <PersonRow key={field} field={field} acts={acts} />
      ))}
    </ul>
    <p className="text-12 text-soft">Name, contact and college never count towards a match.</p>
  </section>
)

function PersonRow({ field, acts }: { field: PersonField; acts: FieldActs }) {
  const { reading, correct, change, onForm } = acts
  const { editing, button, edit, close } = useEditing()
  const label = labels[field]
  const said = reading.corrections?.[field] !== undefined
  const value = reading[field]
  if (editing)
    return (
      <li className="py-2">
        <EditForm
          label={`Correct ${label.toLowerCase()}`}
          fields={[{ name: field, label, value: value ?? '', hint, check: checks[field] }]}
          onSave={async ({ [field]: text = '' }) => {
            if (text !== (value ?? '')) await correct(sayField(field, text), `${label} corrected.`)
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
        {value ? <SourceText text={value} acts={acts} /> : <span className="text-soft">{label} not found</span>}
        <p className="text-12 text-soft">{howRead(reading.confidence[field], said)}</p>
      </div>
      <div className="flex">
        {said && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Reset ${label.toLowerCase()}`}
            onClick={() => change(sayField(field, null), `${label} reset.`)}
          >
            Reset
          </Button>
        )}
        <Button ref={button} look="quiet" size="small" aria-label={`Correct ${label.toLowerCase()}`} onClick={edit}>
          Correct
        </Button>
      </div>
    </li>
  )
}

function howRead(confidence: number | null, said: boolean): string {
  if (said) return 'Corrected by you'
  return confidence === null ? 'Nothing found' : `Read with ${sureness(confidence)}`
}
