import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { fullName } from '@fledge/core/full-name'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRetryable } from '../../api/api-error.ts'
import { changeCachedApplication, companyApplications } from '../../api/applications.ts'
import { errorMessage } from '../../api/call.ts'
import { toast } from '../../ui/toast.tsx'

type Step = {
  application: Application
  /** Shown until the server answers, and reverted when it refuses. */
  optimistic: Partial<Application>
  send: () => Promise<{ data: Partial<Application> | null }>
  onDone?: (change: Partial<Application>) => void
  /** Starts it again after a failure of the connection or the server. */
  onRetry?: () => void
}

const { queryKey } = companyApplications
const mutationKey = ['applicant-step']

/** `take` changes an application at once, and back with a toast when the server refuses; `change` changes the cached one. */
export function useStep(onShow: (id: string) => void) {
  const queries = useQueryClient()
  const change = (id: string, changes: Partial<Application>) =>
    changeCachedApplication(queries, queryKey, { ...changes, id })
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ send }: Step) => send(),
    onMutate: async ({ application, optimistic }) => {
      await queries.cancelQueries({ queryKey })
      change(application.id, optimistic)
    },
    onSuccess: ({ data }, { onDone }) => onDone?.(data ?? {}),
    onError: (error, { application, optimistic, onRetry }) => {
      const keys = Object.keys(optimistic) as (keyof Application)[]
      change(application.id, Object.fromEntries(keys.map((key) => [key, application[key]])))
      toast.error({
        title: errorMessage(error, texts.apply.updateFailed),
        description: applicantText(application),
        action:
          onRetry && isRetryable(error)
            ? { label: 'Try again', onClick: onRetry }
            : { label: 'Show', onClick: () => onShow(application.id) },
      })
    },
    // Only the last of several quick decisions reloads the list.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) > 1) return
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ['timeline'] })
    },
  })
  return { take: mutate, change }
}

/** 'Asha Rao, Data Intern'. */
export const applicantText = ({ applicant, internship }: Application): string =>
  `${fullName(applicant)}, ${internship.title}`
