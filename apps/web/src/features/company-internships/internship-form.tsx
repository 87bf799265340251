import { workTypes } from '@fledge/contract/constants'
import { type InternshipFields, internshipFields } from '@fledge/contract/internships'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, type FieldErrors, type Path, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../api/call.ts'
import { stipendText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ChipsInput } from '../../ui/chips-input.tsx'
import { SelectField, sameOptions, TextAreaField, TextField } from '../../ui/field.tsx'

/** What the inputs hold: the contract takes more (a text of skills, a number), the form keeps to one form of each. */
type Input = Omit<z.input<typeof internshipFields>, 'requirements' | 'stipend'> & {
  requirements: string[]
  stipend: string
}

export const emptyForm: Input = {
  title: '',
  description: '',
  requirements: [],
  location: '',
  type: '' as Input['type'],
  duration: '',
  stipend: '',
}

type InternshipFormProps = {
  initial: Input
  action: string
  onCancel: () => void
  /** Resolves when it is stored; throws what the server said. */
  onSave: (fields: InternshipFields) => Promise<unknown>
}

/** The fields of a listing. What was typed stays when saving fails; what the server refuses is said at its field. */
export function InternshipForm({ initial, action, onCancel, onSave }: InternshipFormProps) {
  const { register, control, handleSubmit, setError, formState } = useForm<Input, unknown, InternshipFields>({
    // The contract accepts all that Input holds and more; the resolver's type wants the two to be the same.
    resolver: zodResolver(internshipFields as z.ZodType<InternshipFields, Input>),
    defaultValues: initial,
  })
  const { errors, isSubmitting } = formState
  const save = handleSubmit(async (fields) => {
    try {
      await onSave(fields)
    } catch (error) {
      const refused = error instanceof ApiError ? (error.problem.fields ?? {}) : {}
      for (const [name, message] of Object.entries(refused))
        setError(name as Path<Input>, { message }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={save} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Title"
        placeholder="Frontend Developer Intern"
        className="sm:col-span-2"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextField
        label="Location"
        placeholder="Pune, or Remote"
        error={errors.location?.message}
        {...register('location')}
      />
      <SelectField
        label="Work type"
        placeholder="Choose one"
        options={sameOptions(workTypes)}
        error={errors.type?.message}
        {...register('type')}
      />
      <TextField label="Duration" placeholder="3 months" error={errors.duration?.message} {...register('duration')} />
      <TextField
        label="Stipend in ₹ per month"
        inputMode="numeric"
        placeholder="15000"
        hint={<StipendHint control={control} />}
        error={errors.stipend?.message}
        {...register('stipend')}
      />
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="requirements"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ChipsInput
              label="Required skills"
              hint="Separate them with commas. Applicants are matched to each of them."
              placeholder="React, TypeScript, Git"
              error={requirementsError(errors.requirements)}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
            />
          )}
        />
      </div>
      <TextAreaField
        label="Description"
        rows={7}
        className="sm:col-span-2"
        hint="What the intern will do, with whom, and what they will learn. At most 5,000 characters."
        error={errors.description?.message}
        {...register('description')}
      />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  )
}

/** The list's own error, or that of its first item with one. */
function requirementsError(error: FieldErrors<Input>['requirements']): string | undefined {
  if (!error) return undefined
  return error.message ?? (Array.isArray(error) ? error.find((item) => item !== undefined)?.message : undefined)
}

/** What was typed, as students will read it. */
function StipendHint({
  control,
}: {
  control: ReturnType<typeof useForm<Input, unknown, InternshipFields>>['control']
}) {
  const typed = useWatch({ control, name: 'stipend' })
  const amount = Number(typed)
  const readable = typed !== '' && Number.isInteger(amount) && amount >= 0
  return <>{readable ? `Students see ‘${stipendText(amount)}’.` : 'A whole number; 0 means unpaid.'}</>
}
