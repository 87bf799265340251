import type { Application } from '@fledge/contract/applications'
import { shortlistApplication, undoDecision } from '@fledge/contract/applications/application-lifecycle'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { texts } from '@fledge/contract/texts'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { call, callForChange } from '../../api/call.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { useSteady } from '../../lib/hooks/use-steady.ts'
import { toast } from '../../ui/toast.tsx'
import { decisionDraftKey, type FullDecision } from './decision/full-decision.ts'
import type { KeptRows } from './list/use-kept-rows.ts'
import { undoAction, undoWindowText } from './undo-window.ts'
import { applicantText, useStep } from './use-step.ts'
import type { UndoStack } from './use-undo-stack.ts'

type DecisionsProps = {
  /** All applications, whatever the filter. */
  applications: readonly Application[]
  selected: Application | null
  undoSeconds: number
  onShow: (id: string) => void
  /** Asks for a decision again that was not stored. */
  onRetry: (application: Application, decision: FullDecision) => void
  kept: Pick<KeptRows, 'keep' | 'keepUntil'>
  undoStack: UndoStack
}
/** A toast about a decision replaces the one before. */
const id = 'decision'

/** Decides, undoes and shortlists. Another applicant may be in view when the server answers, so toasts name the applicant. */
export function useDecisions(props: DecisionsProps) {
  const { applications, selected, undoSeconds, onShow, onRetry, kept, undoStack } = props
  // A toast calls it later, with another address.
  const show = useSteady(onShow)
  const retry = useSteady(onRetry)
  const { take, change } = useStep(show)
  const undo = (application: Application) => {
    undoStack.remove(application.id)
    take({
      application,
      optimistic: { status: 'pending', decidedAt: null, tellAt: null },
      send: () => call(undoDecision, { params: applicationParams(application) }),
      onDone: (undone) => {
        change(application.id, undone)
        toast.success({ id, title: 'Decision undone', description: applicantText(application) })
      },
    })
    show(application.id)
  }
  const undoIfPossible = useSteady((wanted: string): boolean => {
    const application = applications.find((one) => one.id === wanted && isUndoable(one))
    if (application) undo(application)
    return application !== undefined
  })
  return {
    decide: (application: Application, decision: FullDecision) => {
      if (undoSeconds > 0) kept.keep(application.id)
      take({
        application,
        optimistic: { status: decision.status },
        send: () =>
          callForChange(decideApplication, {
            params: applicationParams(application),
            body: { ...decision, tellIn: undoSeconds },
          }),
        onRetry: () => retry(application, decision),
        onDone: ({ tellAt = null, decidedAt = null }) => {
          clearDraft(decisionDraftKey(decision.status, application))
          change(application.id, { tellAt, decidedAt })
          kept.keepUntil(application.id, tellAt)
          const title = texts.apply.decided(decision.status)
          const name = applicantText(application)
          if (tellAt === null)
            return toast.success({ id, title, description: `${name}. The student can see this now.` })
          undoStack.push({ id: application.id, undo: () => undoIfPossible(application.id) })
          const action = undoAction(() => undo(application))
          const description = `${name}. The student sees this in ${undoWindowText(undoSeconds)}.`
          toast.success({ id, title, description, action, duration: Math.min(undoSeconds * 1000, undoToastMs) })
        },
      })
    },
    undo,
    /** Undoes the decision in view, else the last act of this page that can be undone. */
    undoLast: () => {
      if (selected && isUndoable(selected)) undo(selected)
      else undoStack.undoLast()
    },
    toggleShortlist: () => {
      if (!selected || !isUndecided(selected)) return
      const shortlisted = selected.shortlistedAt === null
      take({
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

/** Undo stays at hand on the row and under U after the toast has gone. */
const undoToastMs = 10_000
const isUndoable = ({ tellAt }: Application) => tellAt !== null && Date.parse(tellAt) > Date.now()
const applicationParams = ({ id }: Application) => ({ applicationId: id })
