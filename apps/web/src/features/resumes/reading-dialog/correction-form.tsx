import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../api/call.ts'
import { overLimitText } from '../../../lib/text-limit.ts'
import { typedIn } from '../../../lib/typed-since.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { type ReadingActions, saveFailed } from './use-corrections.ts'
import type { Check } from './validate-correction.ts'

export type EditedField = {
  name: string
  label: string
  value: string
  hint?: string
  /** Several lines. */
  long?: boolean
  /** Applied only to a changed text: what was read may be anything. */
  check?: Check
}

type EditFormProps = Pick<ReadingActions, 'onForm'> & {
  label: string
  fields: readonly EditedField[]
  /** The error where every short field is empty; without it, all may be. */
  whenEmpty?: string
  /** Takes the trimmed texts; an error is shown at the first field. */
  onSave: (texts: Record<string, string>) => Promise<unknown>
  onClose: () => void
}

/** Corrects texts in place. */
export function CorrectionForm({ label, fields, whenEmpty, onSave, onClose, onForm }: EditFormProps) {
  const first = fields[0]?.name ?? ''
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm<Record<string, string>>({
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
    const typed = typedIn({ getValues })
    try {
      await onSave(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])))
      if (typedIn({ getValues }) === typed) onClose()
    } catch (error) {
      setError(first, { message: errorMessage(error, saveFailed) }, { shouldFocus: true })
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

/** Whether a form replaces a text. When it closes, the focus returns to the button that opened it. */
export function useEditing() {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) button.current?.focus()
    was.current = editing
  }, [editing])
  return { editing, button, edit: () => setEditing(true), close: () => setEditing(false) }
}
