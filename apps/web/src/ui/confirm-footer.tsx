import { Button } from './button.tsx'
import type { ConfirmProps } from './dialog-props.ts'

type ConfirmFooterProps = {
  [Name in keyof Pick<ConfirmProps, 'action' | 'cancel' | 'busy' | 'onClose' | 'onConfirm'>]:
    | ConfirmProps[Name]
    | undefined
}

/** The two ways out of a question. */
export function ConfirmFooter({ action, cancel = 'Cancel', busy = false, onClose, onConfirm }: ConfirmFooterProps) {
  return (
    <>
      <Button look="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
}
