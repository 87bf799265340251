import { type Application, apply } from '@fledge/contract/applications'
import { attemptsMax } from '@fledge/core/applications/lifecycle'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hasCode } from './api-error.ts'
import { ownApplications } from './applications.ts'
import { callForChange, changeCachedList } from './call.ts'

type Outcome<Sent> = {
  onApplied: (sent: Sent) => void
  /** The student has already applied, perhaps in another tab. */
  onAlreadyApplied: () => void
  /** The internship has a question that must be answered first. */
  onAsked: (sent: Sent) => void
  onRefused: (error: Error) => void
  onSettled?: () => void
}
/** What a student writes with an application. */
export type Said = Pick<Application, 'motivation' | 'answers'>
type NewApplication = { internshipId: string; resumeId: string | null; said?: Said | undefined }

const applyKey = (userId: string) => ['apply', userId]

/**
 * Applies with the student's resume. `useAppliedTo` counts the internship from the click on, until the server refuses
 * for another reason than an existing application. Clicks during a request do nothing.
 */
export function useApply<Sent extends NewApplication>(userId: string, outcome: Outcome<Sent>): (sent: Sent) => void {
  const { onApplied, onAlreadyApplied, onAsked, onRefused, onSettled } = outcome
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: applyKey(userId),
    mutationFn: ({ internshipId, resumeId, said }: Sent) =>
      callForChange(apply, { params: { internshipId }, body: { resumeId, ...said } }),
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: ({ data }, sent) => {
      changeCachedList<Application>(queries, ownApplications(userId).queryKey, (list) =>
        data ? [data, ...list.filter(({ id }) => id !== data.id)] : list,
      )
      onApplied(sent)
    },
    onError: (error, sent) => {
      if (isAlreadyApplied(error)) onAlreadyApplied()
      else if (hasCode(error, 'answer_required')) onAsked(sent)
      else onRefused(error)
    },
    // Not awaited: the internship is restored at once, even if the list cannot be fetched.
    onSettled: () => {
      onSettled?.()
      void queries.invalidateQueries({ queryKey: ['applications', 'student', userId] })
    },
  })
  return (sent) => {
    const again = queries.getMutationCache().findAll({ mutationKey: applyKey(userId), status: 'pending' })
    if (again.some(({ state }) => readInternshipId(state.variables) === sent.internshipId)) return
    mutate(sent)
  }
}

/** Internships applied to, by the server and this session, without withdrawn ones (settlement 56). */
export function useAppliedTo(userId: string): ReadonlySet<string> {
  const { data: applications } = useQuery(ownApplications(userId))
  const now = useMutationState({
    filters: {
      mutationKey: applyKey(userId),
      predicate: ({ state }) => state.status !== 'error' || isAlreadyApplied(state.error),
    },
    select: ({ state }) => ({
      internshipId: readInternshipId(state.variables),
      isOnItsWay: state.status === 'pending',
    }),
  })
  return useMemo(() => {
    const listed = new Set(applications?.map(({ internshipId }) => internshipId))
    const notListedYet = now.filter(({ internshipId, isOnItsWay }) => isOnItsWay || !listed.has(internshipId))
    const applied = [...(applications ?? []).filter(isCurrent), ...notListedYet]
    return new Set(applied.map(({ internshipId }) => internshipId))
  }, [applications, now])
}

const isAlreadyApplied = (error: unknown): boolean => hasCode(error, 'already_applied')

const isCurrent = ({ withdrawnAt, attempt }: Application): boolean => withdrawnAt === null || attempt >= attemptsMax

/** The mutation cache is untyped; under our key it always contains `NewApplication`. */
const readInternshipId = (variables: unknown): string => (variables as NewApplication).internshipId
