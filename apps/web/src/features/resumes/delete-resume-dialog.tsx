import type { Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { ownApplications } from '../../api/applications.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useDeleteResume } from './use-delete-resume.ts'

type DeleteResumeProps = { userId: string; resume: Resume | null; onClose: () => void }

/** Asks before a resume is deleted, and says what happens to the copies that were sent. */
export function DeleteResumeDialog({ userId, resume, onClose }: DeleteResumeProps) {
  const sent = useQuery(ownApplications(userId)).data?.length
  const removal = useDeleteResume(userId, onClose)
  return (
    <ConfirmDialog
      open={resume !== null}
      onClose={onClose}
      onConfirm={() => resume && removal.mutate(resume.id)}
      title="Delete this resume?"
      description={`${resume?.filename ?? ''} and what was read from it will be deleted. ${copiesText(sent)}`}
      action="Delete resume"
      busy={removal.isPending}
    />
  )
}

function copiesText(sent: number | undefined): string {
  if (sent === 0) return 'You have not sent it to any company.'
  const which = sent === undefined ? 'your applications' : sent === 1 ? '1 application' : `${sent} applications`
  return `The copies sent with ${which} stay with the companies, as they were sent.`
}
