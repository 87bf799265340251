import type { Interview } from '@fledge/contract/interviews'
import { type InterviewMode, interviewModes } from '@fledge/core/interviews/interview'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showRefusedFields } from '../../api/api-error.ts'
import { ownInterviews } from '../../api/interviews.ts'
import { readSession } from '../../api/session.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { useFormDraft } from '../../lib/form.ts'
import { timeZonesWith } from '../../lib/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, sameOptions, TextAreaField, TextField } from '../../ui/field.tsx'
import { modeWords } from './interview-texts.ts'
import {
  initialForm,
  lengths,
  type Proposal,
  type ProposalAbout,
  type ProposalForm,
  proposalForm,
  reasonMaxLength,
  slotsIn,
  zoneNames,
} from './proposal.ts'
import { TimeFields } from './time-fields.tsx'
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
    resolver: zodResolver(proposalForm),
    defaultValues: initial,
  })
  useFormDraft(form, key, initial)
  const { register, control, watch, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const propose = handleSubmit(async (proposal) => {
    try {
      await mutateAsync(proposal)
      clearDraft(key)
    } catch (error) {
      showRefusedFields(form, error, formField)
    }
  })
  const place = places[watch('mode')]
  const [zones] = useState(() => sameOptions(timeZonesWith(initial.timeZone)))
  return (
    <Dialog
      open
      isForm
      onClose={onClose}
      onDiscard={() => clearDraft(key)}
      title={isMove ? 'Reschedule the interview' : interview ? 'Propose new times' : 'Propose an interview'}
      description={`${about.firstName}, ${about.title}. ${
        isMove ? 'Sending this cancels the agreed time.' : `${about.firstName} will pick one of these times.`
      }`}
    >
      <form noValidate onSubmit={propose} className="grid gap-4 sm:grid-cols-2">
        <TimeFields control={control} register={register} errors={errors} about={about} />
        <SelectField label="Duration" options={lengthOptions} {...register('minutes')} />
        <SelectField
          label="Times are in"
          options={zones}
          hint={zoneNames(slotsIn(watch()), watch('timeZone'))}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
        <SelectField label="Meeting type" options={modeOptions} {...register('mode')} />
        <TextField
          label={place.label}
          placeholder={place.placeholder}
          limit={300}
          error={errors.place?.message}
          {...register('place')}
        />
        {isMove && (
          <TextField
            label="Reason for rescheduling (optional)"
            className="sm:col-span-2"
            limit={reasonMaxLength}
            error={errors.reason?.message}
            {...register('reason')}
          />
        )}
        <TextAreaField
          label="Note (optional)"
          rows={2}
          className="sm:col-span-2"
          hint="For example, what to prepare and who will attend."
          limit={500}
          error={errors.note?.message}
          {...register('note')}
        />
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isMove ? 'Send new times' : 'Send proposal'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The empty form and the key of its draft. */
const draftFor = (
  { applicationId }: ProposalAbout,
  interview: Interview | undefined,
  interviews: readonly Interview[],
) => ({
  key: `proposal-draft:${readSession()?.user.id}:${applicationId}:${interview ? `${interview.id}@${interview.round}` : 'new'}`,
  initial: initialForm(interview, interviews),
})

/** The server calls the times slots. */
const formField = (name: string): string => name.replace(/^slots\.(\d+).*$/, 'times.$1.at').replace(/^slots$/, 'times')

const modeOptions = interviewModes.map((value) => ({ value, label: modeWords[value] }))
const places: Record<InterviewMode, { label: string; placeholder: string }> = {
  video: { label: 'Video link', placeholder: 'https://' },
  phone: { label: 'Phone number and who calls', placeholder: 'We call you on the number in your resume' },
  'on-site': { label: 'Address', placeholder: 'Floor, building, street, city' },
}

const lengthWords: Record<string, string> = { 60: '1 hour', 90: '1 hour 30 minutes', 120: '2 hours' }
const lengthOptions = lengths.map((value) => ({ value, label: lengthWords[value] ?? `${value} minutes` }))
