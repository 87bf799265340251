import type { Interview } from '@fledge/contract/interviews'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import type { DialogName } from './interview-card.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useAskForOthers, useCancel } from './use-interview-acts.ts'

export type OpenDialog = { name: DialogName; interview: Interview }

type DialogsProps = {
  dialog: OpenDialog | null
  side: InterviewSide
  onClose: () => void
  onChanged: (id: string) => void
}

/** What asks before an interview changes: for a reason, or for new times. */
export function InterviewDialogs({ dialog, side, onClose, onChanged }: DialogsProps) {
  if (!dialog) return null
  const { name, interview } = dialog
  const done = () => {
    onClose()
    onChanged(interview.id)
  }
  const props = { interview, side, onClose, onDone: done }
  if (name === 'propose')
    return (
      <ProposalDialog
        about={{
          applicationId: interview.applicationId,
          firstName: interview.student.firstName,
          title: interview.internship.title,
        }}
        interview={interview}
        onClose={onClose}
        onDone={done}
      />
    )
  return name === 'cancel' ? <CancelDialog {...props} /> : <AskDialog {...props} />
}

type ActProps = { interview: Interview; side: InterviewSide; onClose: () => void; onDone: () => void }

function CancelDialog({ interview, side, onClose, onDone }: ActProps) {
  const { mutateAsync } = useCancel(interview, onDone)
  const other = side === 'student' ? interview.company.companyName : interview.student.firstName
  const calendar = interview.status === 'scheduled' ? ' It is taken out of both calendars by mail.' : ''
  return (
    <ReasonDialog
      title="Cancel this interview?"
      description={`${other} is told at once, with your reason.${calendar}`}
      label="Why do you cancel?"
      action="Cancel interview"
      look="danger"
      keptAs={`cancel-interview-draft:${interview.id}`}
      onClose={onClose}
      onSend={mutateAsync}
    />
  )
}

function AskDialog({ interview, onClose, onDone }: ActProps) {
  const { mutateAsync } = useAskForOthers(interview, onDone)
  const isAgreed = interview.status === 'scheduled'
  return (
    <ReasonDialog
      title={isAgreed ? 'Move this interview?' : 'Ask for other times'}
      description={
        isAgreed
          ? `The agreed time no longer holds, and ${interview.company.companyName} is asked for other times.`
          : `${interview.company.companyName} is asked to offer other times.`
      }
      label="What would suit you, and why?"
      action="Ask for other times"
      keptAs={`other-times-draft:${interview.id}`}
      onClose={onClose}
      onSend={mutateAsync}
    />
  )
}
