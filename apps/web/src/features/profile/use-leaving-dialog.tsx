import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readSession } from '../../api/session.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'

/** Asks before leaving the page with unsaved changes. An expired session leaves without asking and keeps the draft. */
export function useLeavingDialog(isUnsaved: boolean, description: string, onThrownAway: () => void): ReactNode {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname && readSession() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  const leave = () => {
    onThrownAway()
    proceed?.()
  }
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description={description}
      action="Leave"
      cancel="Stay"
      onConfirm={leave}
      onClose={() => reset?.()}
    />
  )
}
