import * as notes from '@fledge/contract/applications/applicant-notes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, changeCachedList, dataQuery, errorMessage } from './call.ts'
import { ownInterviews } from './interviews.ts'

export const applicantNotes = (applicationId: string) =>
  dataQuery(['applicant-notes', applicationId], notes.listNotes, { params: { applicationId } })

type NewNote = { text: string; outcome: notes.InterviewOutcome | null; idempotencyKey: string }

/** `onAdded` is also called when its form is no longer shown. */
export function useAddNote(applicationId: string, onAdded: (note: NewNote) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: NewNote) =>
      call(notes.addNote, { params: { applicationId }, body, idempotencyKey }),
    onSuccess: ({ data }, note) => {
      onAdded(note)
      changeCachedList<notes.ApplicantNote>(queries, applicantNotes(applicationId).queryKey, (list) => [
        data,
        ...list.filter(({ id }) => id !== data.id),
      ])
    },
    onSettled: () => queries.invalidateQueries(ownInterviews),
  })
}

export function useDeleteNote(applicationId: string) {
  const queries = useQueryClient()
  const { queryKey } = applicantNotes(applicationId)
  return useMutation({
    mutationFn: (id: string) => call(notes.deleteNote, { params: { id } }),
    onSettled: () => {
      void queries.invalidateQueries(ownInterviews)
      return queries.invalidateQueries({ queryKey })
    },
  })
}

export const noteError = (error: unknown) => errorMessage(error, 'The note could not be saved. Please try again.')
