import { readRequirements } from '@fledge/core/requirements'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { classes } from './class-names.ts'
import { controlLook, Field } from './field.tsx'

type ChipsInputProps = {
  label: string
  hint?: string
  error?: string | undefined
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A list of short texts. Comma, Enter, a paste and leaving the field add what was typed; Backspace takes the last. */
export function ChipsInput({ label, hint, error, value, onChange, onBlur, placeholder, inputRef }: ChipsInputProps) {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    setTyped('')
    const next = readRequirements([...value, text])
    if (next.length !== value.length) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Enter' || event.key === ',') event.preventDefault()
    else if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!/[,\n]/.test(text)) return
    event.preventDefault()
    add(typed + text)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(slot) => (
        <div
          className={classes(controlLook, 'flex flex-wrap gap-1.5 focus-within:outline-2 focus-within:outline-primary')}
        >
          {value.map((item) => (
            <ChipButton key={item} item={item} onRemove={() => onChange(value.filter((other) => other !== item))} />
          ))}
          <input
            id={slot.id}
            ref={inputRef}
            aria-invalid={slot['aria-invalid']}
            aria-describedby={slot['aria-describedby']}
            value={typed}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              add(typed)
              onBlur?.()
            }}
            className="min-w-32 flex-1 bg-transparent outline-none placeholder:text-soft"
          />
        </div>
      )}
    </Field>
  )
}

const ChipButton = ({ item, onRemove }: { item: string; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={`Remove ${item}`}
    onClick={onRemove}
    className="inline-flex min-h-6 items-center gap-1 rounded-base border border-line bg-sunken px-2 text-14 hover:border-danger"
  >
    {item}
    <X aria-hidden size={16} className="text-soft" />
  </button>
)
