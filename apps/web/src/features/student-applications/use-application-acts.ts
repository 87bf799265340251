import { answerAcceptance, keepSentResume, withdrawApplication } from '@fledge/contract/application-lifecycle'
import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { Answer } from '@fledge/core/applications/lifecycle'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { useApply } from '../../api/apply.ts'
import { call, messageOf } from '../../api/call.ts'
import { resumesOf } from '../../api/resumes.ts'
import { toast } from '../../ui/toast.tsx'

export type ApplicationActs = {
  withdraw: (application: Application, onDone: () => void) => void
  withdrawing: boolean
  answer: (application: Application, answer: Answer) => void
  answering: boolean
  keep: (application: Application, keepResume: boolean) => void
  applyAgain: (application: Application) => void
  isApplying: (application: Application) => boolean
}

const withdrawing = ['withdraw']

/** What a student can do with applications that were sent. The list shows the server's answer as soon as it is here. */
export function useApplicationActs(userId: string): ApplicationActs {
  const queries = useQueryClient()
  const { queryKey } = ownApplications(userId)
  const show = (change: Pick<Application, 'id'> & Partial<Application>) =>
    queries.setQueryData(
      queryKey,
      (list) => list && { ...list, data: list.data.map((one) => (one.id === change.id ? { ...one, ...change } : one)) },
    )
  // Not waited for: the act itself is done or refused by then.
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: ['timeline'] })
  }
  const onError = (error: Error) =>
    toast.error({ title: 'Error', description: messageOf(error, texts.apply.updateFailed) })

  const withdrawal = useMutation({
    mutationKey: withdrawing,
    mutationFn: ({ id }: Application) => call(withdrawApplication, { params: { applicationId: id } }),
    onSuccess: ({ data }) => {
      show(data)
      toast.success({ title: 'Application withdrawn', description: data.internship.title })
    },
    ...{ onError, onSettled },
  })
  const answer = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: Answer }) =>
      call(answerAcceptance, { params: { applicationId: id }, body: { answer } }),
    onSuccess: ({ data }) => show(data),
    ...{ onError, onSettled },
  })
  const keep = useMutation({
    mutationFn: ({ id, keepResume }: Pick<Application, 'id' | 'keepResume'>) =>
      call(keepSentResume, { params: { applicationId: id }, body: { keepResume } }),
    onMutate: ({ id, keepResume }) => show({ id, keepResume }),
    ...{ onError, onSettled },
  })
  return {
    // The button shows that it is busy a moment after the click, too late for a double click.
    withdraw: (application, onDone) =>
      queries.isMutating({ mutationKey: withdrawing }) === 0 && withdrawal.mutate(application, { onSettled: onDone }),
    withdrawing: withdrawal.isPending,
    answer: ({ id }, said) => !answer.isPending && answer.mutate({ id, answer: said }),
    answering: answer.isPending,
    keep: ({ id }, keepResume) => keep.mutate({ id, keepResume }),
    ...useApplyAgain(userId),
  }
}

function useApplyAgain(userId: string): Pick<ApplicationActs, 'applyAgain' | 'isApplying'> {
  const resumeId = useQuery(resumesOf(userId)).data?.[0]?.id
  const [applying, setApplying] = useState<string | null>(null)
  const apply = useApply(userId, {
    onApplied: () => {
      setApplying(null)
      toast.success({ title: texts.apply.submitted })
    },
    onAlreadyApplied: () => {
      setApplying(null)
      toast.info(texts.apply.appliedBefore)
    },
    onRefused: (error) => {
      setApplying(null)
      toast.error({ title: 'Error', description: messageOf(error, texts.apply.failed) })
    },
  })
  const applyAgain = ({ id, internshipId }: Application) => {
    if (resumeId === undefined) return void toast.error(texts.apply.noResume)
    setApplying(id)
    apply({ internshipId, resumeId })
  }
  return { applyAgain, isApplying: ({ id }) => applying === id }
}
