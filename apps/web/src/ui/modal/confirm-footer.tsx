import { Button } from '../button.tsx'
import type { ConfirmProps } from './dialog-props.ts'

type ConfirmFooterProps = {
  [Name in keyof Pick<ConfirmProps, 'action' | 'cancel' | 'busy' | 'onClose'>]: ConfirmProps[Name] | undefined
} & (
  | { onConfirm: () => void; form?: never }
  /** The id of the form that the action submits. */
  | { form: string; onConfirm?: never }
)

/** Cancel and a destructive action. Cancel is marked, because the dialog focuses it first. */
export function ConfirmFooter({ action, cancel = 'Cancel', busy = false, onClose, ...act }: ConfirmFooterProps) {
  return (
    <>
      <Button look="secondary" onClick={onClose} data-initial-focus>
        {cancel}
      </Button>
      <Button look="danger" busy={busy} onClick={act.onConfirm} {...(act.form && { type: 'submit', form: act.form })}>
        {action}
      </Button>
    </>
  )
}
