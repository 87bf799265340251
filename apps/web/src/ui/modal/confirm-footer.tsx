import { Button } from '../button.tsx'
import type { ConfirmProps } from './dialog-props.ts'

type ConfirmFooterProps = Pick<ConfirmProps, 'action' | 'cancel' | 'busy' | 'onClose' | 'onConfirm'>

/** Cancel and a destructive action. Cancel is marked, because the dialog focuses it first. */
export function ConfirmFooter({ action, cancel = 'Cancel', busy = false, onClose, onConfirm }: ConfirmFooterProps) {
  return (
    <>
      <Button look="secondary" onClick={onClose} data-initial-focus>
        {cancel}
      </Button>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
}
