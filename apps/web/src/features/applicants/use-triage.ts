import type { Application } from '@fledge/contract/applications'
import { canDecide, type Decision } from '@fledge/core/applications/status'
import { useEffect, useRef, useState } from 'react'
import { useDecide } from './use-decide.ts'

/** A key that decides must be pressed twice: a decision is told to the student at once. */
const armedForMs = 4000

/**
 * Going through applicants: which is selected, the next one after a decision, and the keys J, K, A, R, E, ?.
 * `order` is what is in view, in its order.
 */
export function useTriage(
  order: readonly Application[],
  selectedId: string | undefined,
  onSelect: (id: string | undefined) => void,
) {
  const decision = useDecide()
  const [helpOpen, setHelpOpen] = useState(false)
  const [armed, setArmed] = useState<Decision | null>(null)
  const index = order.findIndex(({ id }) => id === selectedId)
  const selected = order[index] ?? null

  const select = (application: Application | null) => {
    setArmed(null)
    onSelect(application?.id)
  }
  const decide = (status: Decision) => {
    if (!selected || !canDecide(selected.status) || decision.isPending) return
    decision.mutate({ id: selected.id, status })
    setArmed(null)
    const rest = [...order.slice(index + 1), ...order.slice(0, index)]
    const next = rest.find((application) => canDecide(application.status))
    if (next) onSelect(next.id)
  }
  const keys: Record<string, () => void> = {
    j: () => select(order[Math.min(index + 1, order.length - 1)] ?? null),
    k: () => select(order[Math.max(index - 1, 0)] ?? null),
    a: () => (armed === 'accepted' ? decide('accepted') : arm('accepted')),
    r: () => (armed === 'rejected' ? decide('rejected') : arm('rejected')),
    e: () => document.getElementById('evidence')?.focus(),
    '?': () => setHelpOpen(true),
    escape: () => setArmed(null),
  }
  const arm = (status: Decision) => selected && canDecide(selected.status) && setArmed(status)
  useKeys(keys, helpOpen)
  useDisarm(armed, () => setArmed(null))

  const hint =
    armed && `Press ${armed === 'accepted' ? 'A' : 'R'} again to ${armed === 'accepted' ? 'accept' : 'reject'}.`
  const closeHelp = () => setHelpOpen(false)
  return { selected, select, decide, deciding: decision.isPending, hint, helpOpen, closeHelp }
}

/** Single keys of the page, never while somebody types or a dialog is open. */
function useKeys(keys: Record<string, () => void>, off: boolean) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (off) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      latest.current[event.key.toLowerCase()]?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [off])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  )
}

function useDisarm(armed: Decision | null, disarm: () => void) {
  const latest = useRef(disarm)
  latest.current = disarm
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => latest.current(), armedForMs)
    return () => clearTimeout(timer)
  }, [armed])
}
