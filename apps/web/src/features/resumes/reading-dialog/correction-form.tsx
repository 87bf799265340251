import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../api/call.ts'
import { overLimitText } from '../../../lib/text-limit.ts'
import { typedIn } from '../../../lib/typed-since.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { type ReadingActions, saveFailed } from './use-corrections.ts'
import type { Check } from './validate-correction.ts'

export type EditedField = {
  name: string
  label: string
  value: string
  hint?: string | ((typed: string) => string)
  /** Several lines. */
  long?: boolean
  /** Choices of a select, with what it shows before the choice. */
  options?: readonly { value: string; label: string }[]
  placeholder?: string
  /** Applied only to a changed text: what was read may be anything. */
  check?: Check
}

type EditFormProps = Pick<ReadingActions, 'onForm'> & {
  label: string
  fields: readonly EditedField[]
  /** The error where every short field, or every needed one, is empty; without it, all may be. */
  whenEmpty?: string
  needed?: readonly string[] | undefined
  /** Takes the trimmed texts; an error is shown at the first field. */
  onSave: (texts: Record<string, string>) => Promise<unknown>
  onClose: () => void
}

/** Corrects texts in place. */
export function CorrectionForm({ label, fields, whenEmpty, needed, onSave, onClose, onForm }: EditFormProps) {
  const first = fields[0]?.name ?? ''
  const { register, handleSubmit, setError, setFocus, getValues, watch, formState } = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  })
  useEffect(() => setFocus(first), [setFocus, first])
  useEffect(() => {
    onForm(1)
    return () => onForm(-1)
  }, [onForm])
  const short = needed ?? fields.flatMap(({ name, long }) => (long ? [] : [name]))
  const isFilled = (texts: Record<string, string>) => short.some((name) => texts[name]?.trim())
  const save = handleSubmit(async (texts) => {
    if (whenEmpty && !isFilled(texts)) return setError(short[0] ?? first, { message: whenEmpty }, { shouldFocus: true })
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
      {fields.map(({ name, label: text, value, hint, long, check, options, placeholder }) => {
        const shown = {
          label: text,
          hint: typeof hint === 'function' ? hint(watch(name) ?? '') : hint,
          error: formState.errors[name]?.message,
        }
        if (options)
          return (
            <SelectField
              key={name}
              {...shown}
              options={options}
              placeholder={placeholder ?? ''}
              {...register(name, { validate: (chosen) => check?.(chosen) ?? true })}
            />
          )
        const FieldOfKind = long ? TextAreaField : TextField
        const limit = long ? 5_000 : 300
        const validate = (typed: string) => {
          if (typed.trim() === value) return true
          return overLimitText(text, typed, limit) ?? check?.(typed.trim()) ?? true
        }
        return <FieldOfKind key={name} {...shown} limit={limit} {...register(name, { validate })} />
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
