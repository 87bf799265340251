import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import { useRef, useState } from 'react'
import type { FullDecision } from './decision/full-decision.ts'

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
export function useDeciding({ selected, reachable, store, onNext }: DecidingProps) {
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
