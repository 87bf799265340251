import { Button } from '../button.tsx'
import type { ConfirmProps } from './dialog-props.ts'

type ConfirmFooterProps = {
  [Name in keyof Pick<ConfirmProps, 'action' | 'cancel' | 'busy' | 'onClose'>]: ConfirmProps[Name] | undefined
} & (
  | { onConfirm: () => void; form?: never }
  /** The form in the dialog that the act sends, by its id. */
  | { form: string; onConfirm?: never }
)

/** The two ways out of a question; its dialog begins at the one that destroys nothing, which is marked. */
export function ConfirmFooter({ action, cancel = 'Cancel', busy = false, onClose, ...act }: ConfirmFooterProps) {
  return (
    <>
      <Button look="secondary" onClick={onClose} data-way-out>
        {cancel}
      </Button>
      <Button look="danger" busy={busy} onClick={act.onConfirm} {...(act.form && { type: 'submit', form: act.form })}>
        {action}
      </Button>
    </>
  )
}
