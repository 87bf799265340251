import type { Application } from '@fledge/contract/applications'
import * as lifecycle from '@fledge/contract/applications/application-lifecycle'
import { texts } from '@fledge/contract/texts'
import type { Answer } from '@fledge/core/applications/lifecycle'
import { isStandingOffer } from '@fledge/core/applications/offers'
import { undoSeconds } from '@fledge/core/applications/undo-window'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRetryable } from '../../api/api-error.ts'
import { changeCachedApplication, ownApplications } from '../../api/applications.ts'
import { useApply } from '../../api/apply.ts'
import { call } from '../../api/call.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { loadResumes } from '../../api/resumes.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { toast } from '../../ui/toast.tsx'

export type ApplicationActions = ReturnType<typeof useApplicationActions>

/** Keeps why an offer is declined until the server has it. */
export const declineDraftKey = ({ id }: Pick<Application, 'id'>): string => `decline-draft:${id}`

const withdrawing = ['withdraw']
/** The id of the toast of a failed change, which a success closes. */
const clears = texts.apply.updateFailed

/** Opens a listing, with its form when it asks questions. */
type OnListing = (internshipId: string, isAsked?: boolean) => void

/** Withdrawing, answering an offer, keeping the resume and applying again. The list shows each result at once. */
export function useApplicationActions(userId: string, onListing: OnListing) {
  const queries = useQueryClient()
  const applications = useQuery(ownApplications(userId)).data ?? []
  const { show, onError, onSettled } = useChanges(userId)
  /** Shows the changed application and a toast about it. */
  const showWithToast = (title: string, describe: (internship: Application['internship']) => string) => ({
    onSuccess: ({ data }: { data: Application }) => {
      show(data)
      toast.success({ title, description: describe(data.internship), clears })
    },
    onError,
    onSettled,
  })
  const withdrawal = useMutation({
    mutationKey: withdrawing,
    mutationFn: ({ id }: Application) => call(lifecycle.withdrawApplication, { params: { applicationId: id } }),
    ...showWithToast('Application withdrawn', ({ title }) => title),
  })
  const answer = useMutation({
    mutationFn: ({ id, answer, reason }: { id: string; answer: Answer; reason?: string | undefined }) =>
      call(lifecycle.answerAcceptance, {
        params: { applicationId: id },
        body: { answer, tellIn: undoSeconds(null, 'single'), ...(reason && { reason }) },
      }),
    onSuccess: ({ data }) => show(data),
    onError,
    onSettled,
  })
  const undoAnswer = useMutation({
    mutationFn: ({ id }: Application) => call(lifecycle.undoAnswer, { params: { applicationId: id } }),
    ...showWithToast('Answer undone', ({ company }) => company.companyName),
  })
  const nudge = useMutation({
    mutationFn: ({ id }: Application) => call(lifecycle.nudgeApplication, { params: { applicationId: id } }),
    ...showWithToast('We asked for a reply', ({ company }) => company.companyName),
  })
  const keep = useMutation({
    mutationFn: ({ id, keepResume }: Pick<Application, 'id' | 'keepResume'>) =>
      call(lifecycle.keepSentResume, { params: { applicationId: id }, body: { keepResume } }),
    onMutate: show,
    onError: (error, { id, keepResume }) => {
      show({ id, keepResume: !keepResume })
      onError(error)
    },
    onSettled,
  })
  return {
    // A double click comes before the button shows that it is busy.
    withdraw: (application: Application, onDone: () => void) =>
      queries.isMutating({ mutationKey: withdrawing }) === 0 &&
      withdrawal.mutate(application, { onSettled: (_, error) => isRetryable(error) || onDone() }),
    withdrawing: withdrawal.isPending,
    answer: ({ id }: Application, choice: Answer, reason?: string) =>
      !answer.isPending &&
      answer.mutate({ id, answer: choice, reason }, { onSuccess: () => clearDraft(declineDraftKey({ id })) }),
    answering: answer.isPending,
    /** Takes back an answer that the company does not see yet. */
    undoAnswer: (application: Application) => !undoAnswer.isPending && undoAnswer.mutate(application),
    undoing: undoAnswer.isPending,
    /** The offers of other companies that the student accepted or can still accept. */
    otherOffers: ({ id }: Application) => applications.filter((other) => other.id !== id && isStandingOffer(other)),
    /** Asks the company for the reply that is late. */
    nudge: (application: Application) => !nudge.isPending && nudge.mutate(application),
    isNudging: ({ id }: Application) => nudge.isPending && nudge.variables.id === id,
    keep: ({ id }: Application, keepResume: boolean) => keep.mutate({ id, keepResume }),
    ...useApplyAgain(userId, onListing),
  }
}

/** Shows a changed application at once and fetches the list after it; a failed change has a toast. */
function useChanges(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = ownApplications(userId)
  return {
    show: (change: Pick<Application, 'id'> & Partial<Application>) =>
      changeCachedApplication(queries, queryKey, change),
    onError: failureToast(texts.apply.updateFailed),
    // Not awaited, so that the button is free at once.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ['timeline'] })
    },
  }
}

function useApplyAgain(userId: string, onListing: OnListing) {
  const queries = useQueryClient()
  const [applying, setApplying] = useState<string | null>(null)
  const apply = useApply(userId, {
    onApplied: () => toast.success({ title: texts.apply.submitted, clears: texts.apply.failed }),
    onAlreadyApplied: () => toast.info(texts.apply.appliedBefore),
    onAsked: ({ internshipId }) => onListing(internshipId, true),
    onRefused: showFailure,
    onSettled: () => setApplying(null),
  })
  const applyAgain = async ({ id, internshipId }: Application) => {
    const resumes = await loadResumes(queries, userId).catch(showFailure)
    if (!resumes) return
    const [resume] = resumes
    if (!resume) return toast.error(texts.apply.noResume)
    setApplying(id)
    apply({ internshipId, resumeId: resume.id })
  }
  return { applyAgain, isApplying: ({ id }: Application) => applying === id }
}

const showFailure = failureToast(texts.apply.failed)
