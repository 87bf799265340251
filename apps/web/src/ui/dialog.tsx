import { Suspense } from 'react'
import { lazyDialog } from './lazy/lazy-dialog.tsx'
import { ConfirmFooter } from './modal/confirm-footer.tsx'
import type { ConfirmProps, DialogProps } from './modal/dialog-props.ts'

// What holds the focus and the page behind is fetched with the first dialog, not before the first screen.
const modal = () => import('./modal/modal.tsx')
const Modal = lazyDialog(() => modal().then((m) => m.Modal))

/** A dialog over the page; on small screens it fills the screen from below. Focus is trapped and given back. */
export const Dialog = ({ open, ...props }: DialogProps) => <Suspense>{open && <Modal {...props} />}</Suspense>

/** Fetches what the first dialog needs, so that it opens at once. What fails is fetched again with the dialog. */
export const fetchDialog = () => void modal().catch(() => undefined)

/** Asks before something is destroyed. */
export const ConfirmDialog = ({ onConfirm, action, cancel, busy, ...dialog }: ConfirmProps) => (
  <Dialog
    {...dialog}
    width="narrow"
    footer={
      <ConfirmFooter onClose={dialog.onClose} onConfirm={onConfirm} action={action} cancel={cancel} busy={busy} />
    }
  />
)
