import type { Ref } from 'react'
import { Button } from '../../../ui/button.tsx'

type CorrectionButtonsProps = {
  /** Tells the buttons of several fields apart for screen readers. */
  name: string
  correctRef: Ref<HTMLButtonElement>
  onCorrect: () => void
  /** Only for a corrected field. */
  onReset: (() => void) | false
  onRemove?: () => void
}

/** Correct, Reset and Remove for one field or entry of a reading. */
export function CorrectionButtons({ name, correctRef, onCorrect, onReset, onRemove }: CorrectionButtonsProps) {
  return (
    <div className="-ml-3 flex flex-wrap">
      <Button ref={correctRef} look="quiet" size="small" aria-label={`Correct ${name}`} onClick={onCorrect}>
        Correct
      </Button>
      {onReset && (
        <Button look="quiet" size="small" aria-label={`Reset ${name}`} onClick={onReset}>
          Reset
        </Button>
      )}
      {onRemove && (
        <Button look="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  )
}
