import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { type Decision, decisions } from '@fledge/core/applications/status'
import { useRef, useState } from 'react'
import { decisionActions } from './decision/decision-actions.tsx'
import type { FullDecision } from './decision/full-decision.ts'
import type { KeptRows } from './list/use-kept-rows.ts'
import { useDecisions } from './use-decisions.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { UndoStack } from './use-undo-stack.ts'

type TriageProps = {
  /** All applications, whatever the filter. */
  applications: readonly Application[]
  /** Those of the list, in its order. */
  order: readonly Application[]
  /** Those in open groups, which the keys and the next applicant after a decision are taken from. */
  reachable: readonly Application[]
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
  keysOn: boolean
  onInterview: (application: Application) => void
  undoSeconds: number
  /** Adds the applicant to the selection or takes it out. */
  onMark: (application: Application) => void
  undoStack: UndoStack
  kept: KeptRows
}

/** Going through applicants: the selection, the next one after a decision, and the keys listed in `shortcut-help.tsx`. */
export function useTriage(props: TriageProps) {
  const { applications, order, reachable, selectedId, onSelect, onInterview, keysOn, undoSeconds } = props
  const { onMark, undoStack, kept } = props
  const [talking, setTalking] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const selected = order.find(({ id }) => id === selectedId) ?? null
  const {
    decide: storeDecision,
    undo,
    undoLast,
    toggleShortlist,
  } = useDecisions({ applications, selected, undoSeconds, onShow: onSelect, onRetry: askAgain, kept, undoStack })
  const index = reachable.findIndex(({ id }) => id === selectedId)

  const select = (application: Application | null) => onSelect(application?.id)
  const move = (step: 1 | -1) => {
    const next = reachable[index === -1 ? 0 : index + step]
    if (next) select(next)
  }
  const { ask, ...deciding } = useDeciding({ selected, reachable, store: storeDecision, onNext: select })
  // The dialog opens with its draft, where the decision has one.
  function askAgain({ id }: Application, { status, offer }: FullDecision) {
    const application = applications.find((one) => one.id === id)
    if (application && isUndecided(application)) ask(status, { application, withOffer: offer !== undefined })
    else onSelect(id)
  }
  useShortcuts({
    ...(keysOn && {
      j: () => move(1),
      k: () => move(-1),
      ...Object.fromEntries(decisions.map((status) => [decisionActions[status].key, () => ask(status)])),
      o: () => ask('accepted', { withOffer: true }),
      s: toggleShortlist,
      u: undoLast,
      x: () => selected && onMark(selected),
      m: () => selected?.withdrawnAt === null && setTalking(true),
      i: () => selected && canInterview(selected) && onInterview(selected),
      e: () => document.getElementById('evidence')?.focus(),
    }),
    '?': () => setHelpOpen(true),
  })
  return {
    selected,
    select,
    ...deciding,
    move,
    ask,
    undo,
    toggleShortlist,
    // A withdrawal closes messages and timeline to the company.
    talking: talking && selected?.withdrawnAt === null,
    setTalking,
    helpOpen,
    setHelpOpen,
  }
}

/** Whether an interview can be proposed: neither withdrawn nor rejected. */
export const canInterview = ({ status, withdrawnAt }: Application): boolean =>
  withdrawnAt === null && status !== 'rejected'

/** How long a newly opened applicant cannot be decided, so that a double click does not decide two. */
const settleMs = 600

type DecidingProps = {
  selected: Application | null
  /** Those in open groups, which the next applicant after a decision is taken from. */
  reachable: readonly Application[]
  store: (application: Application, decision: FullDecision) => void
  onNext: (application: Application) => void
}

type Asked = {
  /** By default the open one. */
  application?: Application | null
  withOffer?: boolean
}

/** Accepts at once; a rejection, and an offer with note and dates, have a dialog. Then the next applicant opens. */
function useDeciding({ selected, reachable, store, onNext }: DecidingProps) {
  const [deciding, setDeciding] = useState<{ application: Application; status: Decision } | null>(null)
  const lastDecided = useRef<Application>(null)
  const openedAt = useRef(0)
  const finish = (application: Application, decision: FullDecision) => {
    // A double click comes before the page shows the decision.
    if (lastDecided.current === application) return
    lastDecided.current = application
    setDeciding(null)
    store(application, decision)
    if (application.id !== selected?.id) return
    const index = reachable.findIndex(({ id }) => id === application.id)
    const rest = [...reachable.slice(index + 1), ...reachable.slice(0, Math.max(index, 0))]
    const next = rest.find(isUndecided)
    if (!next) return
    openedAt.current = Date.now()
    onNext(next)
  }
  return {
    /** The decision whose dialog is open. */
    deciding,
    stopDeciding: () => setDeciding(null),
    ask: (status: Decision, { application = selected, withOffer = false }: Asked = {}) => {
      if (!application || !isUndecided(application)) return
      if (application === selected && Date.now() - openedAt.current < settleMs) return
      if (status === 'rejected' || withOffer) setDeciding({ application, status })
      else finish(application, { status })
    },
    decide: (decision: FullDecision) => deciding && finish(deciding.application, decision),
  }
}
