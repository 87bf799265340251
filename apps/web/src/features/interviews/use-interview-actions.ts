import * as interviews from '@fledge/contract/interviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, changeCachedList, errorMessage } from '../../api/call.ts'
import { fetchCalendar, ownInterviews } from '../../api/interviews.ts'
import { draftIdempotencyKey } from '../../lib/drafts.ts'
import { localTimeText } from '../../lib/time-zone.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { toast } from '../../ui/toast.tsx'
import type { Proposal } from './proposal.ts'

type Done = (interview: interviews.Interview) => void

/** Sends a change and reports it in a toast. After a refusal the interview is loaded again. */
function useChange<V>(
  send: (variables: V) => Promise<{ data: interviews.Interview }>,
  title: (interview: interviews.Interview) => string,
  onDone?: Done,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => {
      const withChange = (list: interviews.Interview[]) => [...list.filter(({ id }) => id !== data.id), data]
      changeCachedList(queries, ownInterviews.queryKey, withChange)
      toast.success({
        title: title(data),
        clears: failed,
        ...(data.status === 'scheduled' && { description: scheduledTimeText(data) }),
      })
      onDone?.(data)
    },
    onError: (error) => toast.error({ title: errorMessage(error, failed), id: failed }),
    onSettled: () => {
      for (const name of ['interviews', 'applications', 'timeline'])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })
}

const failed = 'Your change could not be saved. Please try again.'

const scheduledTimeText = ({ startsAt, endsAt }: interviews.Interview): string =>
  startsAt !== null && endsAt !== null ? localTimeText({ startsAt, endsAt }) : ''

export const usePick = ({ id }: interviews.Interview, onChanged: (id: string) => void) =>
  useChange(
    (slotId: string) => call(interviews.pickSlot, { params: { id }, body: { slotId } }),
    () => 'Interview scheduled',
    () => onChanged(id),
  )

export const useAskForOthers = ({ id }: interviews.Interview, onDone: Done) =>
  useChange(
    (reason: string) => call(interviews.askForOthers, { params: { id }, body: { reason } }),
    ({ company }) => `New times requested from ${company.companyName}`,
    onDone,
  )

export const useCancel = ({ id }: interviews.Interview, onDone: Done) =>
  useChange(
    (reason: string) => call(interviews.cancelInterview, { params: { id }, body: { reason } }),
    () => 'Interview cancelled',
    onDone,
  )

type Target = { applicationId: string; interview?: interviews.Interview | undefined }

/** Proposes an interview, or new times for an existing one; `draft` is the key of the stored form. */
export const usePropose = ({ applicationId, interview }: Target, draft: string, onDone: Done) =>
  useChange(
    ({ reason, ...body }: Proposal) => {
      if (!interview) return call(interviews.proposeInterview, { body: { ...body, applicationId } })
      const idempotencyKey = draftIdempotencyKey(draft, [body, reason])
      return call(interviews.proposeAgain, { params: { id: interview.id }, body: { ...body, reason }, idempotencyKey })
    },
    ({ student }) => `Interview proposed. ${student.firstName} can now pick a time`,
    onDone,
  )

export const useCalendarFile = (id: string) =>
  useMutation({
    mutationFn: () => fetchCalendar(id),
    onSuccess: (file) => saveFile(file, 'interview.ics'),
    onError: (error) => toast.error({ title: errorMessage(error, 'The calendar file could not be loaded.') }),
  })
