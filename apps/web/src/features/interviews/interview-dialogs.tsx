import { askForOthers, type Interview } from '@fledge/contract/interviews'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { clearDraft } from '../../lib/drafts.ts'
import { bindField, useFormDraft } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import type { DialogName } from './interview-card.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { useAskForOthers, useCancel } from './use-interview-actions.ts'

export type OpenDialog = { name: DialogName; interview: Interview }

type DialogsProps = {
  dialog: OpenDialog | null
  side: InterviewSide
  onClose: () => void
  onChanged: (id: string) => void
}

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

type ChangeProps = { interview: Interview; side: InterviewSide; onClose: () => void; onDone: () => void }

function CancelDialog({ interview, side, onClose, onDone }: ChangeProps) {
  const { mutateAsync } = useCancel(interview, onDone)
  const other = side === 'student' ? interview.company.companyName : interview.student.firstName
  const calendar = interview.status === 'scheduled' ? ' A calendar update by email removes it for both of you.' : ''
  return (
    <ReasonDialog
      title="Cancel this interview?"
      description={`We’ll notify ${other} now and include your reason.${calendar}`}
      label="Why are you cancelling?"
      action="Cancel interview"
      look="danger"
      draftKey={`cancel-interview-draft:${interview.id}`}
      onClose={onClose}
      onSend={mutateAsync}
    />
  )
}

function AskDialog({ interview, onClose, onDone }: ChangeProps) {
  const { mutateAsync } = useAskForOthers(interview, onDone)
  const isAgreed = interview.status === 'scheduled'
  return (
    <ReasonDialog
      title={isAgreed ? 'Reschedule this interview?' : 'Request new times'}
      description={
        isAgreed
          ? `This cancels the agreed time. We’ll ask ${interview.company.companyName} to propose new times.`
          : `We’ll ask ${interview.company.companyName} to propose new times.`
      }
      label="Which times suit you, and why?"
      action="Request new times"
      draftKey={`other-times-draft:${interview.id}`}
      onClose={onClose}
      onSend={mutateAsync}
    />
  )
}

type ReasonDialogProps = {
  title: string
  description: string
  label: string
  action: string
  look?: 'primary' | 'danger'
  /** Stores what is typed until it is sent or discarded. */
  draftKey: string
  onClose: () => void
  /** Rejects when the server refuses; the caller shows why and the text stays. */
  onSend: (reason: string) => Promise<unknown>
}

const empty = { reason: '' }

function ReasonDialog({
  title,
  description,
  label,
  action,
  look = 'primary',
  draftKey,
  onClose,
  onSend,
}: ReasonDialogProps) {
  const form = useForm({ resolver: zodResolver(askForOthers.body), defaultValues: empty })
  useFormDraft(form, draftKey, empty)
  const discard = () => clearDraft(draftKey)
  const send = form.handleSubmit(({ reason }) => onSend(reason).then(discard, () => undefined))
  return (
    <Dialog isForm onClose={onClose} onDiscard={discard} title={title} description={description} width="narrow">
      <form noValidate onSubmit={send} className="grid gap-4">
        <TextAreaField label={label} rows={3} limit={500} {...bindField(form)('reason')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            look="secondary"
            onClick={() => {
              discard()
              onClose()
            }}
          >
            Keep it
          </Button>
          <Button type="submit" look={look} busy={form.formState.isSubmitting}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
