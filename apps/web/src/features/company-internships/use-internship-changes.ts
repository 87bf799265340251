import {
  changeInternshipState,
  deleteInternship,
  type Internship,
  type InternshipFields,
  postInternship,
  updateInternship,
} from '@fledge/contract/internships'
import { texts } from '@fledge/contract/texts'
import type { ListingState } from '@fledge/core/internships/state'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, messageOf } from '../../api/call.ts'
import { draftIdempotencyKey } from '../../lib/drafts.ts'
import { toast } from '../../ui/toast.tsx'

const words = texts.internship

/** Everything that shows listings or counts them is asked for again. Not waited for: the change itself is stored. */
function useRefresh() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: ['internships'] })
    void queries.invalidateQueries({ queryKey: ['applications', 'company'] })
  }
}

/** Posts what was typed under `draft`: once, also when the answer is lost and the button is pressed again. */
export function usePostInternship(draft: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: InternshipFields) =>
      call(postInternship, { body, idempotencyKey: draftIdempotencyKey(draft, body) }),
    onSuccess: () => {
      toast.success({ title: words.posted })
      refresh()
    },
    onError: (error) => toast.error({ title: messageOf(error, words.createFailed) }),
  })
}

export function useUpdateInternship(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: InternshipFields) => call(updateInternship, { params: { id }, body }),
    onSuccess: () => {
      toast.success({ title: words.updated })
      refresh()
    },
    onError: (error) => toast.error({ title: messageOf(error, words.updateFailed) }),
  })
}

type StateChange = { internship: Internship; state: ListingState }

const sendState = ({ internship, state }: StateChange) =>
  call(changeInternshipState, { params: { id: internship.id }, body: { state } })

/** Closing can be undone. An expired listing cannot get its state back: opening it would remove its last day. */
export function useChangeState() {
  const refresh = useRefresh()
  const onError = (error: Error) => toast.error({ title: messageOf(error, words.updateFailed) })
  const undo = useMutation({
    mutationFn: sendState,
    onSuccess: ({ data }) => toast.success({ title: stateNews[data.state](data.title) }),
    onError,
    onSettled: refresh,
  })
  return useMutation({
    mutationFn: sendState,
    onSuccess: ({ data }, { internship }) => {
      const dropped =
        internship.applyBy !== null && data.applyBy === null ? ' It no longer has a last day to apply.' : ''
      const before = internship.state
      toast.success({
        title: stateNews[data.state](data.title) + dropped,
        ...(data.state === 'closed' &&
          before !== 'expired' && {
            action: { label: 'Undo', onClick: () => undo.mutate({ internship: data, state: before }) },
          }),
      })
    },
    onError,
    onSettled: refresh,
  })
}

const stateNews: Record<Internship['state'], (title: string) => string> = {
  open: (title) => `“${title}” is open. Students can see it and apply.`,
  paused: (title) => `“${title}” is paused. Students no longer see it. You keep its applications.`,
  closed: (title) => `“${title}” is closed. No one can apply now. You keep its applications.`,
  expired: (title) => `The last day to apply to “${title}” has passed.`,
}

export function useDeleteInternship() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: Internship) => call(deleteInternship, { params: { id } }),
    onSuccess: () => toast.success({ title: words.deleted }),
    onError: (error) => toast.error({ title: messageOf(error, words.deleteFailed) }),
    onSettled: refresh,
  })
}
