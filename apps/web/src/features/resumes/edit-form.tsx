import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../api/call.ts'
import { overLimitText } from '../../lib/text-limit.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { Check } from './check-text.ts'
import type { FieldActs } from './field-acts.ts'

export type EditedField = {
  name: string
  label: string
  value: string
  hint?: string
  /** Several lines. */
  long?: boolean
  /** Asked of a text that was changed: what was read may be as odd as the resume. */
  check?: Check
}

type EditFormProps = Pick<FieldActs, 'onForm'> & {
  label: string
  fields: readonly EditedField[]
  /** What is said where no short field is left filled; without it, nothing need be. */
  whenEmpty?: string
  /** Gets the trimmed texts; what it throws is said at the first field, and what was typed stays. */
  onSave: (texts: Record<string, string>) => Promise<unknown>
  onClose: () => void
}

/** Corrects texts in the place where they stand. */
export function EditForm({ label, fields, whenEmpty, onSave, onClose, onForm }: EditFormProps) {
  const first = fields[0]?.name ?? ''
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  })
  useEffect(() => setFocus(first), [setFocus, first])
  useEffect(() => {
    onForm(1)
    return () => onForm(-1)
  }, [onForm])
  const isFilled = (texts: Record<string, string>) => fields.some(({ name, long }) => !long && texts[name]?.trim())
  const save = handleSubmit(async (texts) => {
    if (whenEmpty && !isFilled(texts)) return setError(first, { message: whenEmpty }, { shouldFocus: true })
    try {
      await onSave(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])))
      onClose()
    } catch (error) {
      setError(first, { message: messageOf(error, 'It could not be saved. Please try again.') }, { shouldFocus: true })
    }
  })
  return (
    <form aria-label={label} noValidate onSubmit={save} className="grid gap-3 rounded-base border border-line p-3">
      {fields.map(({ name, label: text, value, hint, long, check }) => {
        const FieldOfKind = long ? TextAreaField : TextField
        const limit = long ? 5_000 : 300
        const validate = (typed: string) => {
          if (typed.trim() === value) return true
          return overLimitText(text, typed, limit) ?? check?.(typed.trim()) ?? true
        }
        return (
          <FieldOfKind
            key={name}
            label={text}
            hint={hint}
            limit={limit}
            error={formState.errors[name]?.message}
            {...register(name, { validate })}
          />
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={formState.isSubmitting}>
          Save
        </Button>
        <Button look="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
