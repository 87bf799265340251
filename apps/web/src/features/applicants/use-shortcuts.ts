import type { Decision } from '@fledge/core/applications/status'
import { useEffect, useState } from 'react'
import { useWindowEvent } from '../../lib/use-window-event.ts'

/** Single-key shortcuts, off while the user types or a dialog is open. A key that is held down only moves. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  useWindowEvent<KeyboardEvent>('keydown', (event) => {
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.repeat && key !== 'j' && key !== 'k') return
    keys[key]?.()
  })
}

const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null)

const storageKey = 'applicants.keys'

/** Whether single-key shortcuts are on (WCAG 2.1.4), stored in this browser. */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')
  const store = (on: boolean) => {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
    setOn(on)
  }
  return [on, store]
}

const doublePressMs = 4000

/** The decision key that was pressed once for an applicant; it decides when pressed again within four seconds. */
export function useDoublePress(applicationId: string | undefined) {
  const [pressed, setPressed] = useState<{ decision: Decision; applicationId: string | undefined } | null>(null)
  useEffect(() => {
    if (!pressed) return
    const timer = setTimeout(() => setPressed(null), doublePressMs)
    return () => clearTimeout(timer)
  }, [pressed])
  return {
    decision: pressed?.applicationId === applicationId ? (pressed?.decision ?? null) : null,
    press: (decision: Decision) => setPressed({ decision, applicationId }),
    clear: () => setPressed(null),
  }
}
