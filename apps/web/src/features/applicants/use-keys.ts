import { useEffect, useRef, useState } from 'react'

type Keys = Readonly<Record<string, () => void>>

/** Single keys of the page: never while somebody types or a dialog is open. A key that is held down only moves. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.repeat && key !== 'j' && key !== 'k') return
      latest.current[key]?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null)

const stored = 'applicants.keys'

/** Whether single keys act (WCAG 2.1.4: they can be turned off). Kept in this browser. */
export function useKeysWanted(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(stored) !== 'off')
  const want = (on: boolean) => {
    localStorage.setItem(stored, on ? 'on' : 'off')
    setOn(on)
  }
  return [on, want]
}
