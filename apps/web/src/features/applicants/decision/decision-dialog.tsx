import type { Application } from '@fledge/contract/applications'
import type { Offer } from '@fledge/contract/applications/outcome'
import type { Decision } from '@fledge/core/applications/status'
import { Suspense } from 'react'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'
import type { Rejection } from './rejection.ts'

const acceptDialog = () => import('./accept-dialog.tsx')
const rejectDialog = () => import('./reject-dialog.tsx')
const AcceptDialog = lazyDialog(() => acceptDialog().then((m) => m.AcceptDialog))
const RejectDialog = lazyDialog(() => rejectDialog().then((m) => m.RejectDialog))

/** A decision with what the student reads about it. */
export type FullDecision = ({ status: 'accepted'; offer?: Offer } | ({ status: 'rejected' } & Rejection)) & {
  status: Decision
}

type DecisionDialogProps = {
  application: Application
  status: Decision
  requirements: readonly string[]
  onDecide: (decision: FullDecision) => void
  onClose: () => void
}

/** Asks for the reasons of a rejection, or for what comes with an offer. */
export const DecisionDialog = ({ application, status, requirements, onDecide, onClose }: DecisionDialogProps) => (
  <Suspense>
    {status === 'accepted' ? (
      <AcceptDialog
        application={application}
        onAccept={(offer) => onDecide({ status, ...(offer && { offer }) })}
        onClose={onClose}
      />
    ) : (
      <RejectDialog
        application={application}
        requirements={requirements}
        onReject={(rejection) => onDecide({ status, ...rejection })}
        onClose={onClose}
      />
    )}
  </Suspense>
)

/** Loads both dialogs before their first use. After a failure they are loaded again when they open. */
export const preloadDecisionDialogs = () => void Promise.all([acceptDialog(), rejectDialog()]).catch(() => undefined)
