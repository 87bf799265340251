import { useBlocker } from '@tanstack/react-router'
import { readSession } from '../../api/session.ts'

/** Asks before leaving with unsaved changes. An expired session leaves without asking and keeps the draft. */
export function useLeaving(isUnsaved: boolean, onThrownAway: () => void) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved && readSession() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  const leave = () => {
    onThrownAway()
    proceed?.()
  }
  return { asks: status === 'blocked', leave, stay: () => reset?.() }
}
