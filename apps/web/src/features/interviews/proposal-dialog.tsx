import type { Interview } from '@fledge/contract/interviews'
import { texts } from '@fledge/contract/texts'
import type { Span } from '@fledge/core/interviews/slots'
import { zodResolver } from '@hookform/resolvers/zod'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showRefusedFields } from '../../api/api-error.ts'
import { ownInterviews, slotClashes } from '../../api/interviews.ts'
import { readSession } from '../../api/session.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { bindField, useFormDraft } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { areAllTaken, type Conflict, conflictOf } from './interview-texts.ts'
import {
  initialForm,
  type Proposal,
  type ProposalAbout,
  type ProposalForm,
  proposalForm,
  reasonMaxLength,
  slotsIn,
} from './proposal.ts'
import { ProposalFields } from './proposal-fields.tsx'
import { usePropose } from './use-interview-actions.ts'

type ProposalDialogProps = {
  about: ProposalAbout
  /** The interview that gets new times; none for a first proposal. */
  interview?: Interview
  onClose: () => void
  onDone: () => void
}

/** Proposes times, place and type of an interview. The draft is kept until it is sent or discarded. */
export function ProposalDialog({ about, interview, onClose, onDone }: ProposalDialogProps) {
  const isMove = interview?.status === 'scheduled'
  const interviews = useQuery(ownInterviews).data ?? []
  const [{ key, initial }] = useState(() => draftFor(about, interview, interviews))
  const { mutateAsync } = usePropose({ applicationId: about.applicationId, interview }, key, onDone)
  const form = useForm<ProposalForm, unknown, Proposal>({
    resolver: zodResolver(proposalForm()),
    defaultValues: initial,
  })
  useFormDraft(form, key, initial)
  const { formState } = form
  const conflictAt = useConflicts(slotsIn(form.watch()), about)
  const propose = form.handleSubmit(async (proposal) => {
    if (areAllTaken(proposal.slots, conflictAt)) return form.setError('times', { message: texts.interviews.allTaken })
    try {
      await mutateAsync(proposal)
      clearDraft(key)
    } catch (error) {
      showRefusedFields(form, error, formField)
    }
  })
  return (
    <Dialog
      isForm
      onClose={onClose}
      onDiscard={() => clearDraft(key)}
      title={isMove ? 'Reschedule the interview' : interview ? 'Propose new times' : 'Propose an interview'}
      description={`${about.firstName}, ${about.title}. ${
        isMove ? 'Sending this cancels the agreed time.' : `${about.firstName} will pick one of these times.`
      }`}
    >
      <form noValidate onSubmit={propose} className="grid gap-4 sm:grid-cols-2">
        <ProposalFields form={form} initialZone={initial.timeZone} conflictAt={conflictAt}>
          {isMove && (
            <TextField
              label="Reason for rescheduling (optional)"
              className="sm:col-span-2"
              limit={reasonMaxLength}
              {...bindField(form)('reason')}
            />
          )}
        </ProposalFields>
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" busy={formState.isSubmitting}>
            {isMove ? 'Send new times' : 'Send proposal'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const draftFor = (
  { applicationId }: ProposalAbout,
  interview: Interview | undefined,
  interviews: readonly Interview[],
) => ({
  key: `proposal-draft:${readSession()?.user.id}:${applicationId}:${interview ? `${interview.id}@${interview.round}` : 'new'}`,
  initial: initialForm(interview, interviews),
})

/** Checks times for conflicts; a time without an answer yet has none. */
function useConflicts(slots: readonly (Span | null)[], { applicationId, firstName }: ProposalAbout) {
  const complete = slots.filter((slot) => slot !== null)
  const { data: clashes } = useQuery({
    ...slotClashes(applicationId, complete),
    enabled: complete.length > 0,
    placeholderData: keepPreviousData,
  })
  return ({ startsAt }: Span): Conflict | null => {
    const clash = clashes?.get(startsAt)
    return clash ? conflictOf(clash, firstName) : null
  }
}

/** The server calls the times slots. */
const formField = (name: string): string => name.replace(/^slots\.(\d+).*$/, 'times.$1.at').replace(/^slots$/, 'times')
