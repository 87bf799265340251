import {
  askForOthers,
  cancelInterview,
  type Interview,
  pickSlot,
  proposeAgain,
  proposeInterview,
} from '@fledge/contract/interviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, messageOf } from '../../api/call.ts'
import { fetchCalendar, ownInterviews } from '../../api/interviews.ts'
import { draftIdempotencyKey } from '../../lib/drafts.ts'
import { localTimeText } from '../../lib/time-zone.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { say } from '../../ui/toast.tsx'
import type { Proposal } from './proposal.ts'

type Answer = { data: Interview }
type Done = (interview: Interview) => void

/** Sends an act. It is said when it is done; a refusal shows the interview as it is now. */
function useAct<V>(send: (variables: V) => Promise<Answer>, said: (interview: Interview) => string, onDone?: Done) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => {
      queries.setQueryData(ownInterviews.queryKey, (list) => list && { ...list, data: withThis(list.data, data) })
      say.success({ title: said(data), ...(data.status === 'scheduled' && { description: timeOf(data) }) })
      onDone?.(data)
    },
    onError: (error) => say.error({ title: messageOf(error, 'This could not be saved. Please try again.') }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['interviews'] })
      void queries.invalidateQueries({ queryKey: ['applications'] })
      void queries.invalidateQueries({ queryKey: ['timeline'] })
    },
  })
}

/** The list with this interview as it is now. */
const withThis = (list: readonly Interview[], interview: Interview): Interview[] => [
  ...list.filter(({ id }) => id !== interview.id),
  interview,
]

const timeOf = ({ startsAt, endsAt }: Interview): string =>
  startsAt !== null && endsAt !== null ? localTimeText({ startsAt, endsAt }) : ''

export const usePick = ({ id }: Interview, onChanged: (id: string) => void) =>
  useAct(
    (slotId: string) => call(pickSlot, { params: { id }, body: { slotId } }),
    () => 'Interview scheduled',
    () => onChanged(id),
  )

export const useAskForOthers = ({ id }: Interview, onDone: Done) =>
  useAct(
    (reason: string) => call(askForOthers, { params: { id }, body: { reason } }),
    ({ company }) => `New times requested from ${company.companyName}`,
    onDone,
  )

export const useCancel = ({ id }: Interview, onDone: Done) =>
  useAct(
    (reason: string) => call(cancelInterview, { params: { id }, body: { reason } }),
    () => 'Interview cancelled',
    onDone,
  )

type Target = { applicationId: string; interview?: Interview | undefined }

/** For an application, or other times for an interview that is there; `draft` is where what was typed is kept. */
export const usePropose = ({ applicationId, interview }: Target, draft: string, onDone: Done) =>
  useAct(
    ({ reason, ...body }: Proposal) => {
      if (!interview) return call(proposeInterview, { body: { ...body, applicationId } })
      const idempotencyKey = draftIdempotencyKey(draft, [body, reason])
      return call(proposeAgain, { params: { id: interview.id }, body: { ...body, reason }, idempotencyKey })
    },
    ({ student }) => `Interview proposed. ${student.firstName} can now pick a time`,
    onDone,
  )

export const useCalendarFile = (id: string) =>
  useMutation({
    mutationFn: () => fetchCalendar(id),
    onSuccess: (file) => saveFile(file, 'interview.ics'),
    onError: (error) => say.error({ title: messageOf(error, 'The calendar file could not be loaded.') }),
  })
