import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { overLimitText, usedOfLimitText } from '../lib/text-limit.ts'
import { classes } from './class-names.ts'

type FieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  className?: string | undefined
  /** Maximum number of characters. Longer text is rejected, not truncated as `maxLength` would. */
  limit?: number | undefined
}
type Slot = {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  className: string
}

export const controlLook =
  'w-full min-h-11 rounded-base border border-line-strong bg-raised px-3 py-2 text-16 text-ink placeholder:text-soft disabled:opacity-60 [&[readonly]]:border-line [&[readonly]]:bg-sunken aria-invalid:border-danger aria-invalid:outline-danger'

/** A label, a control, a hint, an error and the used length, linked for screen readers. */
export function Field({
  label,
  error: fieldError,
  hint,
  className,
  limit,
  children,
}: FieldProps & { children: (slot: Slot) => ReactNode }) {
  const id = useId()
  const { box, text, onInput } = useTyped(limit !== undefined)
  const tooLong = limit === undefined ? null : overLimitText(label.replace(/ \(optional\)$/, ''), text, limit)
  const error = tooLong ?? fieldError
  const used = limit === undefined || tooLong !== null ? null : usedOfLimitText(text, limit)
  const describedBy = [hint && `${id}-hint`, used && `${id}-used`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div ref={box} onInput={onInput} className={classes('grid content-start gap-1', className)}>
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        className: controlLook,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-soft">
          {hint}
        </p>
      )}
      {used && (
        <p id={`${id}-used`} className="tabular text-12 text-soft">
          {used}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={tooLong ? 'alert' : undefined} className="text-14 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** The current text of a field, including text that a form sets. */
function useTyped(isCounted: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const read = () => {
    if (isCounted) setText(box.current?.querySelector<HTMLInputElement>('input, textarea')?.value ?? '')
  }
  useEffect(read)
  return { box, text, onInput: read }
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'maxLength'>

export function TextField({ label, error, hint, className, limit, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} limit={limit}>
      {(slot) => <input {...input} {...slot} />}
    </Field>
  )
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'maxLength'>

export function TextAreaField({ label, error, hint, className, limit, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} limit={limit}>
      {(slot) => <textarea rows={5} {...area} {...slot} />}
    </Field>
  )
}

type Option = { value: string; label: string }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className'> & { options: readonly Option[]; placeholder?: string }

/** A field with a native select. An empty value shows the placeholder. */
export function SelectField({ label, error, hint, className, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(slot) => (
        <span className="relative grid items-center">
          <select {...select} {...slot} className={classes(slot.className, 'appearance-none truncate pr-9!')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={16} className="pointer-events-none absolute right-3 text-soft" />
        </span>
      )}
    </Field>
  )
}

/** Options whose value is their label. */
export const sameOptions = (values: readonly (string | number)[]): Option[] =>
  values.map((value) => ({ value: String(value), label: String(value) }))
