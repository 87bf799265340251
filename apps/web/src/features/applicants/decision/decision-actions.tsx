import type { Decision } from '@fledge/core/applications/status'
import { Check, type LucideIcon, X } from 'lucide-react'
import type { ComponentType } from 'react'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'
import type { DecisionDialogProps } from './full-decision.ts'

const acceptDialog = () => import('./accept-dialog.tsx').then((m) => m.AcceptDialog)
const rejectDialog = () => import('./reject-dialog.tsx').then((m) => m.RejectDialog)

type DecisionAction = {
  name: string
  icon: LucideIcon
  look: 'primary' | 'secondary' | 'danger'
  /** Its shortcut, and what the list of shortcuts says about it. */
  key: string
  keyText: string
  /** Asks for what the student reads about the decision. */
  Dialog: ComponentType<DecisionDialogProps>
}

export const decisionActions: Record<Decision, DecisionAction> = {
  accepted: {
    name: 'Accept',
    icon: Check,
    look: 'primary',
    key: 'a',
    keyText: 'accept',
    Dialog: lazyDialog(acceptDialog),
  },
  rejected: {
    name: 'Reject',
    icon: X,
    look: 'danger',
    key: 'r',
    keyText: 'reject, then 1 to 9 for a reason',
    Dialog: lazyDialog(rejectDialog),
  },
}

/** Loads the dialogs before their first use. After a failure they are loaded again when they open. */
export const preloadDecisionDialogs = () => void Promise.all([acceptDialog(), rejectDialog()]).catch(() => undefined)
