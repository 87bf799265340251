import type { RefObject } from 'react'

const patienceMs = 5000

/** Focuses a control as soon as it renders; its tab may still be loading. */
export function focusSoon(control: RefObject<HTMLElement | null>, until = performance.now() + patienceMs): void {
  if (control.current) control.current.focus()
  else if (performance.now() < until) requestAnimationFrame(() => focusSoon(control, until))
}
