import type { Decision } from '@fledge/core/applications/status'
import { useEffect, useState } from 'react'

const armedForMs = 4000

/** A key that decides must be pressed twice: the first press arms it for one applicant and a few seconds. */
export function useArmed(applicationId: string | undefined) {
  const [state, setState] = useState<{ decision: Decision; of: string | undefined } | null>(null)
  const decision = state?.of === applicationId ? (state?.decision ?? null) : null
  const disarm = () => setState(null)
  useEffect(() => {
    if (!state) return
    const timer = setTimeout(() => setState(null), armedForMs)
    return () => clearTimeout(timer)
  }, [state])
  return { decision, disarm, arm: (decision: Decision) => setState({ decision, of: applicationId }) }
}
