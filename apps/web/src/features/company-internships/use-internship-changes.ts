import * as internships from '@fledge/contract/internships'
import { type InternshipFields, postInternship, updateInternship } from '@fledge/contract/listings/internship-form'
import { texts } from '@fledge/contract/texts'
import type { ListingState } from '@fledge/core/internships/state'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callForChange, changeCachedList, errorMessage } from '../../api/call.ts'
import { internshipsOfCompany } from '../../api/internships/internships.ts'
import { readSession } from '../../api/session.ts'
import { draftIdempotencyKey } from '../../lib/drafts.ts'
import { indianDateText } from '../../lib/format.ts'
import { toast } from '../../ui/toast.tsx'

const words = texts.internship

/** A change of a listing; `failed` is also the id of its toasts. After it, all lists and counts of listings are fetched again. */
function useListingChange<Variables, Reply>(
  mutationFn: (variables: Variables) => Promise<Reply>,
  failed: string,
  onSuccess: (reply: Reply, variables: Variables) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess,
    onError: (error) => toast.error({ title: errorMessage(error, failed), id: failed }),
    // Not awaited, because the change is already stored.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['internships'] })
      void queries.invalidateQueries({ queryKey: ['applications', 'company'] })
    },
  })
}

/** Posts a listing once, also when the response is lost and the user retries; `draft` is the key of the form. */
export const usePostInternship = (draft: string) =>
  useListingChange(
    (fields: InternshipFields) => {
      // Part of the specification's payload (§7); the server takes the company from the session (settlement 46).
      const body = { ...fields, company: ownCompanyName() }
      return callForChange(postInternship, { body, idempotencyKey: draftIdempotencyKey(draft, fields) })
    },
    words.createFailed,
    ({ data }) => {
      toast.success({ title: words.posted, clears: words.createFailed })
      const hint = data && duplicateHint(data)
      if (hint) toast.info({ title: hint })
    },
  )

function ownCompanyName(): string {
  const user = readSession()?.user
  return user?.role === 'company' ? user.companyName : ''
}

/** What the company should know about listings like the one it posted. */
function duplicateHint({ checks = [] }: internships.Internship): string | null {
  for (const check of checks) {
    if (check.code === 'posted_before')
      return `You posted this title before, on ${indianDateText(check.postedAt)}. Students see that date. Close the listing that you no longer need.`
    if (check.code === 'copied_text')
      return 'Another company posted this description before. Students see this. You can change it.'
  }
  return null
}

export const useUpdateInternship = (id: string) =>
  useListingChange(
    (body: InternshipFields & { version: number }) => callForChange(updateInternship, { params: { id }, body }),
    words.updateFailed,
    () => toast.success({ title: words.updated, clears: words.updateFailed }),
  )

const callState = ({ internship, state }: { internship: internships.Internship; state: ListingState }) =>
  call(internships.changeInternshipState, { params: { id: internship.id }, body: { state } })

/** Closing can be undone, except for an expired listing, whose last day reopening would remove. */
export function useChangeState() {
  const undo = useListingChange(callState, words.updateFailed, ({ data }) =>
    toast.success({ title: stateTexts[data.state](data.title), clears: words.updateFailed }),
  )
  return useListingChange(callState, words.updateFailed, ({ data }, { internship }) => {
    const lastDayText =
      internship.applyBy !== null && data.applyBy === null ? ' It no longer has a last day to apply.' : ''
    const before = internship.state
    toast.success({
      title: stateTexts[data.state](data.title) + lastDayText,
      clears: words.updateFailed,
      ...(data.state === 'closed' &&
        before !== 'expired' && {
          action: { label: 'Undo', onClick: () => undo.mutate({ internship: data, state: before }) },
        }),
    })
  })
}

const stateTexts: Record<internships.Internship['state'], (title: string) => string> = {
  open: (title) => `“${title}” is open. Students can see it and apply.`,
  paused: (title) => `“${title}” is paused. Students no longer see it. You keep its applications.`,
  closed: (title) => `“${title}” is closed. No one can apply now. You keep its applications.`,
  expired: (title) => `The last day to apply to “${title}” has passed.`,
}

export function useDeleteInternship() {
  const queries = useQueryClient()
  return useListingChange(
    ({ id }: internships.Internship) => callForChange(internships.deleteInternship, { params: { id } }),
    words.deleteFailed,
    (_, { id, company }) => {
      // At once, so that the closing dialog does not return the focus to a card that disappears.
      const { queryKey } = internshipsOfCompany(company.id)
      changeCachedList<internships.Internship>(queries, queryKey, (list) => list.filter((one) => one.id !== id))
      toast.success({ title: words.deleted, clears: words.deleteFailed })
    },
  )
}
