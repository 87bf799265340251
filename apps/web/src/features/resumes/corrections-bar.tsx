import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { CloseButton } from '../../ui/close-button.tsx'
import type { Correcting } from './use-corrections.ts'

type BarProps = { correcting: Correcting; corrected: boolean }

/** What was corrected last, the way back, and the way back to everything as it was read. */
export const CorrectionsBar = ({ correcting: { last, busy, undo, resetAll }, corrected }: BarProps) => (
  <>
    <p role="status" className="min-w-0 flex-1 basis-64 self-center text-14 text-soft">
      {busy ? 'Saving…' : last && `${last.said} Saved. Your matches use this change.`}
    </p>
    {last?.back && (
      <Button look="secondary" disabled={busy} onClick={undo}>
        <Undo2 aria-hidden size={16} />
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
