import { shortlistApplication, undoDecision } from '@fledge/contract/application-lifecycle'
import { type Application, decideApplication } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { isHeld, isUndecided } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeCachedApplication, companyApplications } from '../../api/applications.ts'
import { call, errorMessage } from '../../api/call.ts'
import { toast } from '../../ui/toast.tsx'

type DecisionsProps = {
  applications: readonly Application[]
  selected: Application | null
  /** How long a decision is held, in seconds. */
  undoSeconds: number
  onShow: (id: string) => void
}
type Step = {
  application: Application
  /** Shown until the server answers, and reverted when it refuses. */
  optimistic: Partial<Application>
  send: () => Promise<{ data: Partial<Application> }>
  onDone?: (change: Partial<Application>) => void
}

const { queryKey } = companyApplications
const mutationKey = ['applicant-step']
/** A toast about a decision replaces the one before. */
const id = 'decision'

/** Decides, undoes and shortlists. Another applicant may be in view when the server answers, so toasts name the applicant. */
export function useDecisions({ applications, selected, undoSeconds, onShow }: DecisionsProps) {
  const queries = useQueryClient()
  const lastHeld = useRef<string | null>(null)
  const change = (id: string, changes: Partial<Application>) =>
    changeCachedApplication(queries, queryKey, { ...changes, id })
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ send }: Step) => send(),
    onMutate: async ({ application, optimistic }) => {
      await queries.cancelQueries({ queryKey })
      change(application.id, optimistic)
    },
    onSuccess: ({ data }, { onDone }) => onDone?.(data),
    onError: (error, { application, optimistic }) => {
      const keys = Object.keys(optimistic) as (keyof Application)[]
      change(application.id, Object.fromEntries(keys.map((key) => [key, application[key]])))
      toast.error({
        title: errorMessage(error, texts.apply.updateFailed),
        description: applicantText(application),
        action: { label: 'Show', onClick: () => onShow(application.id) },
      })
    },
    // Only the last of several quick decisions reloads the list.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) > 1) return
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ['timeline'] })
    },
  })
  return {
    decide: (application: Application, status: Decision) =>
      mutate({
        application,
        optimistic: { status },
        send: () =>
          call(decideApplication, {
            params: applicationParams(application),
            body: { status, ...(undoSeconds > 0 && { tellIn: undoSeconds }) },
          }),
        onDone: ({ tellAt = null, decidedAt = null }) => {
          change(application.id, { tellAt, decidedAt })
          if (tellAt !== null) lastHeld.current = application.id
          const about = applicantText(application)
          const description = tellAt === null ? about : `${about}. Press U to undo.`
          toast.success({ id, title: texts.apply.decided(status), description })
        },
      }),
    /** Undoes the held decision in view, else the last one made here. */
    undo: () => {
      const wanted = selected && isHeld(selected) ? selected.id : lastHeld.current
      const application = applications.find((one) => one.id === wanted && isHeld(one))
      if (!application) return
      lastHeld.current = null
      mutate({
        application,
        optimistic: { status: 'pending', decidedAt: null, tellAt: null },
        send: () => call(undoDecision, { params: applicationParams(application) }),
        onDone: () => toast.success({ id, title: 'Decision undone', description: applicantText(application) }),
      })
      if (application.id !== selected?.id) onShow(application.id)
    },
    toggleShortlist: () => {
      if (!selected || !isUndecided(selected)) return
      const shortlisted = selected.shortlistedAt === null
      mutate({
        application: selected,
        optimistic: {
          shortlistedAt: shortlisted ? new Date().toISOString() : null,
          stage: shortlisted ? 'shortlisted' : 'seen',
        },
        send: () => call(shortlistApplication, { params: applicationParams(selected), body: { shortlisted } }),
      })
    },
  }
}

const applicationParams = ({ id }: Application) => ({ applicationId: id })
const applicantText = ({ applicant, internship }: Application) =>
  `${applicant.firstName} ${applicant.lastName}, ${internship.title}`
