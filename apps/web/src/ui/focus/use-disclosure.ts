import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

const stopsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])]

/**
 * A panel that a button opens, drawn beside it: focus goes to the panel, Tab stays between the button and the panel,
 * Escape gives focus back to the button. A click outside closes it, and so does the browser's way back. Spread `box`,
 * `button` and `panel` on the three elements; the panel is drawn only while open.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    // It stands in the bar that stays in view: the page below must not move for it.
    panel.current?.focus({ preventScroll: true })
    const listening = new AbortController()
    const close = () => setOpen(false)
    // By the path and not the target: what was clicked may be gone from the page by now.
    const onClick = (event: MouseEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) close()
    }
    document.addEventListener('click', onClick, { signal: listening.signal })
    window.addEventListener('popstate', close, { signal: listening.signal })
    return () => listening.abort()
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Tab') turnAround(event, stopsOf(box.current))
    if (event.key !== 'Escape') return
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return {
    open,
    close: () => setOpen(false),
    box: { ref: box, onKeyDown },
    button: { ref: button, 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) },
    panel: { ref: panel, id, tabIndex: -1 },
  }
}

/** From the last stop to the first and back. */
function turnAround(event: KeyboardEvent, stops: HTMLElement[]) {
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
