import { type ReasonCode, reasonCodes } from '@fledge/core/applications/rejection-reasons'
import { reasonLabels } from '@fledge/core/applications/rejection-texts'
import { useWindowEvent } from '../../../lib/hooks/use-window-event.ts'

type ReasonChoiceProps = {
  codes: readonly ReasonCode[]
  onToggle: (code: ReasonCode) => void
}

/** Nine reasons, each chosen with its key from 1 to 9. */
export function ReasonChoice({ codes, onToggle }: ReasonChoiceProps) {
  useWindowEvent<KeyboardEvent>('keydown', (event) => {
    const code = reasonCodes[Number(event.key) - 1]
    if (!code || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    event.preventDefault()
    onToggle(code)
  })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-medium">
        Reasons <span className="font-normal text-soft">(up to two, optional)</span>
      </legend>
      <div className="grid gap-x-3 gap-y-1 sm:grid-cols-2">
        {reasonCodes.map((code, place) => (
          <label
            key={code}
            className="flex min-h-10 items-center gap-2 rounded-base border border-line px-3 text-14 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-wash"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={codes.includes(code)}
              onChange={() => onToggle(code)}
            />
            <span className="flex-1">{reasonLabels[code]}</span>
            <kbd aria-hidden className="rounded-base border border-line-strong bg-raised px-1.5 text-12 max-lg:hidden">
              {place + 1}
            </kbd>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('textarea, select, input:not([type=checkbox], [type=radio])') !== null
