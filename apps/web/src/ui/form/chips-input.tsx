import { readRequirements } from '@fledge/core/requirements'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { classes } from '../class-names.ts'
import { controlLook, Field } from '../field.tsx'

type ChipsInputProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
}

/** Input for a list of short texts. Comma, Enter, paste and blur add the typed text; Backspace removes the last item. */
export function ChipsInput({ label, hint, error, value, onChange, onBlur, placeholder, inputRef }: ChipsInputProps) {
  const [typed, setTyped] = useState('')
  const boxId = useId()
  const add = (text: string) => {
    setTyped('')
    const next = readRequirements([...value, text])
    if (next.length !== value.length) onChange(next)
  }
  // Checks the text instead of the key, because many phone keyboards do not report keys.
  const type = (text: string) => (text.includes(',') ? add(text) : setTyped(text))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && !event.repeat) onChange(value.slice(0, -1))
  }
  const remove = (item: string) => {
    onChange(value.filter((other) => other !== item))
    document.getElementById(boxId)?.querySelector('input')?.focus()
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
          id={boxId}
          className={classes(
            controlLook,
            'flex flex-wrap gap-1.5 focus-within:outline-2 focus-within:outline-primary has-[[aria-invalid=true]]:border-danger',
          )}
        >
          {value.map((item) => (
            <ChipButton key={item} item={item} onRemove={() => remove(item)} />
          ))}
          <input
            id={slot.id}
            ref={inputRef}
            aria-invalid={slot['aria-invalid']}
            aria-describedby={slot['aria-describedby']}
            value={typed}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={(event) => type(event.target.value)}
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
    data-repeatable="serial"
    aria-label={`Remove ${item}`}
    onClick={onRemove}
    className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-base border border-line bg-sunken px-2 text-left text-14 wrap-anywhere hover:border-danger"
  >
    {item}
    <X aria-hidden size={16} className="shrink-0 text-soft" />
  </button>
)
