import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CloseButton } from '../../../ui/modal/close-button.tsx'
import type { Correcting } from './use-corrections.ts'

type BarProps = { correcting: Correcting; corrected: boolean }

/** The last correction, its undo, and the reset of all corrections. */
export const CorrectionsBar = ({ correcting: { last, busy, undo, resetAll }, corrected }: BarProps) => (
  <>
    <p role="status" className="min-w-0 flex-1 basis-64 self-center text-14 text-soft">
      {busy ? 'Saving…' : last && `${last.text} Saved. Your matches use this change.`}
    </p>
    {last?.undo && (
      <Button icon={Undo2} look="secondary" disabled={busy} onClick={undo}>
        Undo
      </Button>
    )}
    {corrected && (
      <Button look="secondary" disabled={busy} onClick={resetAll}>
        Reset all
      </Button>
    )}
    <CloseButton>Close</CloseButton>
  </>
)
