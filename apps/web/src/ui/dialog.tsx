import { Suspense } from 'react'
import { ConfirmFooter } from './confirm-footer.tsx'
import type { ConfirmProps, DialogProps } from './dialog-props.ts'
import { lazyDialog } from './lazy-dialog.tsx'

// What holds the focus and the page behind is fetched with the first dialog, not before the first screen.
const modal = () => import('./modal.tsx')
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
