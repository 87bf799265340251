import type { Internship } from '@fledge/contract/internships'
import { countText } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'

type CloseProps = {
  internship: Internship
  /** How many applicants wait for an answer; undefined until that is known. */
  waiting: number | undefined
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a listing with waiting applicants is closed. */
export const CloseInternshipDialog = ({ internship, waiting, ...dialog }: CloseProps) => (
  <ConfirmDialog
    {...dialog}
    open
    title={`Close “${internship.title}”?`}
    description={`${waitingText(waiting, internship)} You keep the applications and can still accept or reject them. We don’t notify anyone. No one else can apply.`}
    action="Close internship"
  />
)

function waitingText(waiting: number | undefined, { applicationsCount = 0 }: Internship): string {
  if (waiting === undefined) return `You received ${countText(applicationsCount, 'application')}.`
  return `${countText(waiting, 'applicant is', 'applicants are')} waiting for your answer.`
}
