import { useState } from 'react'
import { useWindowEvent } from '../../lib/hooks/use-window-event.ts'

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
