import { markApplicationSeen, shortlistApplication, undoDecision } from '@fledge/contract/application-lifecycle'
import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { ApiError, call, messageOf } from '../../api/call.ts'
import { say } from '../../ui/toast.tsx'
import { changeListed } from './change-listed.ts'

const paramsOf = ({ id }: Pick<Application, 'id'>) => ({ params: { applicationId: id } })

/** The steps beside the decision: the shortlist, and taking a held decision back. The list shows them at once. */
export function useSteps() {
  const queries = useQueryClient()
  const onError = (error: Error, before: Application) => {
    changeListed(queries, before.id, before)
    say.error({ title: messageOf(error, texts.apply.updateFailed), description: aboutOf(before) })
  }
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: companyApplications.queryKey })
    void queries.invalidateQueries({ queryKey: ['timeline'] })
  }
  const shortlist = useMutation({
    mutationFn: (before: Application) =>
      call(shortlistApplication, { ...paramsOf(before), body: { shortlisted: before.shortlistedAt === null } }),
    onMutate: ({ id, shortlistedAt }) =>
      changeListed(queries, id, {
        ...{ shortlistedAt: shortlistedAt === null ? new Date().toISOString() : null },
        stage: shortlistedAt === null ? 'shortlisted' : 'seen',
      }),
    ...{ onError, onSettled },
  })
  const undo = useMutation({
    mutationFn: (before: Application) => call(undoDecision, paramsOf(before)),
    onMutate: ({ id }) => changeListed(queries, id, { status: 'pending', decidedAt: null, tellAt: null }),
    onSuccess: (_, before) => say.success({ id: 'decision', title: 'Decision undone', description: aboutOf(before) }),
    ...{ onError, onSettled },
  })
  return {
    toggleShortlist: (application: Application) => isUndecided(application) && shortlist.mutate(application),
    undo: undo.mutate,
  }
}

/** Says once that the company opened an application; where it could not be said, the next opening says it. */
export function useSeen(application: Application): void {
  const queries = useQueryClient()
  const { id, seenAt, withdrawnAt } = application
  const isNew = seenAt === null && withdrawnAt === null
  useEffect(() => {
    if (!isNew) return
    call(markApplicationSeen, { params: { applicationId: id } })
      .then(({ data }) => changeListed(queries, id, { seenAt: data.seenAt, stage: data.stage }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
  }, [id, isNew, queries])
}

export const aboutOf = ({ applicant, internship }: Application) =>
  `${applicant.firstName} ${applicant.lastName}, ${internship.title}`
