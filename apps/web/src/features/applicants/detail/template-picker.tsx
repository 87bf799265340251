import type { Application } from '@fledge/contract/applications'
import { fillTemplate } from '@fledge/core/message-templates'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { messageTemplates } from '../../../api/message-templates.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'

type PickerProps = { application: Application; onUse: (text: string) => void }

/** Chooses a message template and shows it with names filled in before it becomes the message. */
export function TemplatePicker({ application, onUse }: PickerProps) {
  const { data: templates } = useQuery(messageTemplates)
  const [chosenId, setChosenId] = useState('')
  const chosen = templates?.find(({ id }) => id === chosenId)
  if (!templates) return null
  if (templates.length === 0) return <WriteTemplates />
  return (
    <div className="grid gap-3">
      <SelectField
        label="Template"
        placeholder="Choose a template"
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosenId}
        onChange={({ target }) => setChosenId(target.value)}
      />
      {chosen && (
        <Preview
          text={fillTemplate(chosen.text, valuesOf(application))}
          onUse={(text) => {
            setChosenId('')
            onUse(text)
          }}
          onCancel={() => setChosenId('')}
        />
      )}
    </div>
  )
}

const valuesOf = ({ applicant, internship }: Application) => ({
  'first name': applicant.firstName,
  internship: internship.title,
  company: internship.company.companyName,
})

type PreviewProps = { text: string; onUse: (text: string) => void; onCancel: () => void }

function Preview({ text, onUse, onCancel }: PreviewProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-base bg-sunken p-3 text-14">
      <h4 id={id} className="font-text text-14 font-medium text-soft">
        Preview
      </h4>
      <p aria-live="polite" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onUse(text)}>
          Use this message
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

const WriteTemplates = () => (
  <p className="text-14 text-soft">
    Do you write the same message often?{' '}
    <Link to="/settings" hash="message-templates" className="font-medium text-primary underline underline-offset-4">
      Save it as a template
    </Link>
  </p>
)
