import type { RefObject } from 'react'

const patienceMs = 5000

/** Puts the focus on a control as soon as it is there: its tab may still be on its way. */
export function focusSoon(control: RefObject<HTMLElement | null>, until = performance.now() + patienceMs): void {
  if (control.current) control.current.focus()
  else if (performance.now() < until) requestAnimationFrame(() => focusSoon(control, until))
}
