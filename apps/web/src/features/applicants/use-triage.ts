import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import { useRef, useState } from 'react'
import { mayMeet } from './may-meet.ts'
import { useSteps } from './use-application-steps.ts'
import { useArmed } from './use-armed.ts'
import { useDecide } from './use-decide.ts'
import { useKeys } from './use-keys.ts'
import { useUndo } from './use-undo.ts'

/** An applicant that opened by itself cannot be decided this soon: the second click of a double click lands there. */
const settleMs = 600

type TriageProps = {
  /** Everybody in the list, in its order. */
  order: readonly Application[]
  /** Those whose group is open: the keys and the way on after a decision stay among them. */
  reachable: readonly Application[]
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
  keysOn: boolean
  /** Proposes an interview, or leads to the one there is. */
  onInterview: (application: Application) => void
  /** With a hold a slip can be undone, so that a key decides at the first press. */
  holdHours: number
}

/** Going through applicants: which is selected, the next one after a decision, and the keys that `shortcut-help.tsx` lists. */
export function useTriage({ order, reachable, selectedId, onSelect, onInterview, keysOn, holdHours }: TriageProps) {
  const [talking, setTalking] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const armed = useArmed(selectedId)
  const openedAt = useRef(0)
  const selected = order.find(({ id }) => id === selectedId) ?? null
  const steps = useSteps()
  const undoing = useUndo({ order, selected, onUndo: steps.undo, onShow: onSelect })
  const storeDecision = useDecide({ onShow: onSelect, onHeld: undoing.remember })
  const index = reachable.findIndex(({ id }) => id === selectedId)

  const select = (application: Application | null) => onSelect(application?.id)
  const move = (step: 1 | -1) => {
    const next = reachable[index === -1 ? 0 : index + step]
    if (next) select(next)
  }
  const decide = (status: Decision) => {
    if (!selected || !isUndecided(selected)) return
    if (Date.now() - openedAt.current < settleMs) return
    storeDecision({ application: selected, status })
    armed.disarm()
    const rest = [...reachable.slice(index + 1), ...reachable.slice(0, Math.max(index, 0))]
    const next = rest.find(isUndecided)
    if (!next) return
    openedAt.current = Date.now()
    select(next)
  }
  const press = (status: Decision) => {
    if (!selected || !isUndecided(selected)) return
    if (armed.decision === status || holdHours > 0) decide(status)
    else armed.arm(status)
  }
  useKeys({
    ...(keysOn && {
      j: () => move(1),
      k: () => move(-1),
      a: () => press('accepted'),
      r: () => press('rejected'),
      s: () => selected && steps.toggleShortlist(selected),
      u: undoing.undo,
      m: () => selected?.withdrawnAt === null && setTalking(true),
      i: () => selected && mayMeet(selected) && onInterview(selected),
      e: () => document.getElementById('evidence')?.focus(),
    }),
    '?': () => setHelpOpen(true),
    escape: armed.disarm,
  })
  return {
    selected,
    select,
    decide,
    armed: armed.decision,
    undo: undoing.undo,
    toggleShortlist: () => selected && steps.toggleShortlist(selected),
    // A withdrawal closes the messages and the timeline to the company.
    talking: talking && selected?.withdrawnAt === null,
    setTalking,
    helpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  }
}
