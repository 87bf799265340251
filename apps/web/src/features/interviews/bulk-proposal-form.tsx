import type { Interview, ProposalFields as ProposalInput } from '@fledge/contract/interviews'
import { texts } from '@fledge/contract/texts'
import { fullName } from '@fledge/core/full-name'
import { overlaps, type Span } from '@fledge/core/interviews/slots'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ownInterviews } from '../../api/interviews.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { useFormDraft } from '../../lib/form.ts'
import { countText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { areAllTaken, type Conflict, conflictOf, modeWords } from './interview-texts.ts'
import { InterviewTime } from './interview-time.tsx'
import { initialForm, type Proposal, type ProposalForm, proposalForm } from './proposal.ts'
import { ProposalFields } from './proposal-fields.tsx'

type BulkProposalFormProps = {
  title: string
  count: number
  /** Seconds until the proposals are sent. */
  undoSeconds: number
  /** What is typed is kept under this key; it is cleared when it is discarded here. */
  draftKey: string
  onClose: () => void
  onPreview: (proposal: ProposalInput) => void
}

/** Asks for the times, place and type of interviews that are proposed to several applicants. */
export function BulkProposalForm({ title, count, undoSeconds, draftKey, onClose, onPreview }: BulkProposalFormProps) {
  const interviews = useQuery(ownInterviews).data ?? []
  const [initial] = useState(() => initialForm(undefined, interviews, undoSeconds))
  const form = useForm<ProposalForm, unknown, Proposal>({
    resolver: zodResolver(proposalForm(undoSeconds)),
    defaultValues: initial,
  })
  useFormDraft(form, draftKey, initial)
  const discard = () => clearDraft(draftKey)
  const id = useId()
  const conflictAt = (slot: Span) => ownConflict(slot, interviews)
  const missing = count - form.watch('times').length
  return (
    <Dialog
      isForm
      onClose={onClose}
      onDiscard={discard}
      title={title}
      description="Each student can pick one of these times. Once picked, a time is taken for the others."
      footer={
        <>
          <Button
            look="secondary"
            onClick={() => {
              discard()
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Preview
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={form.handleSubmit(({ reason: _reason, ...proposal }) => {
          if (areAllTaken(proposal.slots, conflictAt)) form.setError('times', { message: texts.interviews.allTaken })
          else onPreview(proposal)
        })}
      >
        <ProposalFields
          form={form}
          initialZone={initial.timeZone}
          conflictAt={conflictAt}
          timesHint={missing > 0 && fewTimesText(count, count - missing)}
        />
      </form>
    </Dialog>
  )
}

/** The company's own agreed interview at that time. Conflicts of the students show when they pick. */
function ownConflict(slot: Span, interviews: readonly Interview[]): Conflict | null {
  const agreed = interviews.find(
    ({ status, startsAt, endsAt }) =>
      status === 'scheduled' && startsAt !== null && endsAt !== null && overlaps(slot, { startsAt, endsAt }),
  )
  if (!agreed) return null
  const { student, internship } = agreed
  return conflictOf({ whose: 'yours', with: `${fullName(student)}, ${internship.title}` }, '')
}

const fewTimesText = (count: number, times: number): string =>
  `You offer ${countText(times, 'time')} to ${countText(count, 'applicant')}. ${count - times} will find no time free and can ask you for others.`

/** What each student is offered: times with their zone, and where to meet. */
export const ProposalSummary = ({ proposal: { slots, timeZone, mode, place } }: { proposal: ProposalInput }) => (
  <>
    <ul aria-label="Times to pick from" className="grid gap-1">
      {slots
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
        .map((slot) => (
          <li key={slot.startsAt}>
            <InterviewTime span={slot} timeZone={timeZone} side="company" />
          </li>
        ))}
    </ul>
    <p className="wrap-anywhere">
      {modeWords[mode]}: {place}
    </p>
  </>
)
