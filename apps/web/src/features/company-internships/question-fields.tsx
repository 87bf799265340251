import { questionsMax } from '@fledge/contract/constants'
import type { questionKinds } from '@fledge/core/applications/questions'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { ListingForm } from './use-listing-form.ts'

const kindNames: Record<(typeof questionKinds)[number], string> = {
  text: 'In a few words',
  choice: 'One of several choices',
  yesno: 'Yes or no',
}
const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }))

export function QuestionFields({ form }: { form: ListingForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'questions' })
  const error = form.formState.errors.questions
  return (
    <fieldset className="grid gap-4 rounded-base border border-line p-4 sm:col-span-2">
      <legend className="px-1 text-14 font-medium">Questions to applicants (optional)</legend>
      <p className="text-12 text-soft">
        You see the answers next to the evidence; they are never scored. Without questions, students apply in one step.
      </p>
      {fields.map((field, index) => (
        <OneQuestion key={field.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {(error?.message ?? error?.root?.message) && (
        <p className="text-14 text-danger">{error?.message ?? error?.root?.message}</p>
      )}
      {fields.length < questionsMax && (
        <Button
          icon={Plus}
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => append({ text: '', kind: 'text', required: false, choices: '' })}
        >
          Add a question
        </Button>
      )}
    </fieldset>
  )
}

function OneQuestion({ form, index, onRemove }: { form: ListingForm; index: number; onRemove: () => void }) {
  const kind = useWatch({ control: form.control, name: `questions.${index}.kind` })
  const errors = form.formState.errors.questions?.[index]
  const name = `Question ${index + 1}`
  return (
    <fieldset aria-label={name} className="grid gap-3 border-b border-line pb-4 sm:grid-cols-2">
      <TextField
        label={name}
        className="sm:col-span-2"
        limit={200}
        error={errors?.text?.message}
        {...form.register(`questions.${index}.text`)}
      />
      <SelectField
        label="Answered"
        options={kinds}
        error={errors?.kind?.message}
        {...form.register(`questions.${index}.kind`)}
      />
      {kind === 'choice' && (
        <TextField
          label="Choices"
          placeholder="Pune, Delhi"
          hint="Separate choices with commas."
          error={errors?.choices?.message}
          {...form.register(`questions.${index}.choices`)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2">
        <label className="flex min-h-8 items-center gap-2 text-14">
          <input type="checkbox" className="size-5 shrink-0" {...form.register(`questions.${index}.required`)} />
          Must be answered
        </label>
        <Button look="quiet" size="small" aria-label={`Remove question ${index + 1}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  )
}
