import { lazyDialog } from './lazy/lazy-dialog.tsx'
import { ConfirmFooter } from './modal/confirm-footer.tsx'
import type { ConfirmProps } from './modal/dialog-props.ts'

/** An open modal dialog; on small screens a sheet at the bottom. Radix Dialog is loaded with the first one. */
export const Dialog = lazyDialog(() => import('./modal/modal.tsx').then((m) => m.Modal))

/** Preloads the dialog code. After a failure it is loaded again when a dialog opens. */
export const preloadDialog = () => void Dialog.preload().catch(() => undefined)

/** Asks for confirmation of a destructive action. */
export const ConfirmDialog = ({ onConfirm, action, cancel, busy, ...dialog }: ConfirmProps) => (
  <Dialog
    {...dialog}
    width="narrow"
    footer={
      <ConfirmFooter onClose={dialog.onClose} onConfirm={onConfirm} action={action} cancel={cancel} busy={busy} />
    }
  />
)
