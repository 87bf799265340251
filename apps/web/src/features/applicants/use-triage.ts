import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import { useRef, useState } from 'react'
import { useDecisions } from './use-decisions.ts'
import { useDoublePress, useShortcuts } from './use-shortcuts.ts'

/** How long a newly opened applicant cannot be decided, so that a double click does not decide two. */
const settleMs = 600

type TriageProps = {
  /** All applications of the list, in its order. */
  order: readonly Application[]
  /** Those in open groups, which the keys and the next applicant after a decision are taken from. */
  reachable: readonly Application[]
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
  keysOn: boolean
  onInterview: (application: Application) => void
  /** With a hold a decision can be undone, so a key decides at the first press. */
  undoSeconds: number
}

/** Going through applicants: the selection, the next one after a decision, and the keys listed in `shortcut-help.tsx`. */
export function useTriage({ order, reachable, selectedId, onSelect, onInterview, keysOn, undoSeconds }: TriageProps) {
  const [talking, setTalking] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const doublePress = useDoublePress(selectedId)
  const openedAt = useRef(0)
  const selected = order.find(({ id }) => id === selectedId) ?? null
  const {
    decide: storeDecision,
    undo,
    toggleShortlist,
  } = useDecisions({ applications: order, selected, undoSeconds, onShow: onSelect })
  const index = reachable.findIndex(({ id }) => id === selectedId)

  const select = (application: Application | null) => onSelect(application?.id)
  const move = (step: 1 | -1) => {
    const next = reachable[index === -1 ? 0 : index + step]
    if (next) select(next)
  }
  const decide = (status: Decision) => {
    if (!selected || !isUndecided(selected)) return
    if (Date.now() - openedAt.current < settleMs) return
    storeDecision(selected, status)
    doublePress.clear()
    const rest = [...reachable.slice(index + 1), ...reachable.slice(0, Math.max(index, 0))]
    const next = rest.find(isUndecided)
    if (!next) return
    openedAt.current = Date.now()
    select(next)
  }
  const press = (status: Decision) => {
    if (!selected || !isUndecided(selected)) return
    if (doublePress.decision === status || undoSeconds > 0) decide(status)
    else doublePress.press(status)
  }
  useShortcuts({
    ...(keysOn && {
      j: () => move(1),
      k: () => move(-1),
      a: () => press('accepted'),
      r: () => press('rejected'),
      s: toggleShortlist,
      u: undo,
      m: () => selected?.withdrawnAt === null && setTalking(true),
      i: () => selected && canInterview(selected) && onInterview(selected),
      e: () => document.getElementById('evidence')?.focus(),
    }),
    '?': () => setHelpOpen(true),
    escape: doublePress.clear,
  })
  return {
    selected,
    select,
    decide,
    pressedOnce: doublePress.decision,
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
