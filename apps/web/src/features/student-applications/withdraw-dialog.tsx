import type { Application } from '@fledge/contract/applications'
import { mayApplyAgain } from '@fledge/core/applications/lifecycle'
import { ConfirmDialog } from '../../ui/dialog.tsx'

type WithdrawProps = { application: Application; busy: boolean; onConfirm: () => void; onClose: () => void }

/** Asks before an application is withdrawn and says what that means. */
export function WithdrawDialog({ application, busy, onConfirm, onClose }: WithdrawProps) {
  const { internship, attempt } = application
  const company = internship.company.companyName
  const again = mayApplyAgain({ withdrawnAt: 'now', attempt })
    ? 'You can apply once more while the listing is open.'
    : 'You withdrew once before, so you can’t apply again.'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="Withdraw this application?"
      description={`We’ll notify ${company} that you withdrew from ${internship.title}. It can no longer open the resume you sent, the messages or the timeline. ${again}`}
      action="Withdraw"
      busy={busy}
    />
  )
}
