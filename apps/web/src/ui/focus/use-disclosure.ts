import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

const listTabStops = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])]

/**
 * A panel that a button opens. The focus moves to the panel, Tab cycles through the button and the panel, and Escape
 * returns the focus to the button. A click outside and back navigation close it. Spread `box`, `button` and `panel` on
 * the three elements and render the panel only while open.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    // The panel belongs to a sticky bar, so the page must not scroll.
    panel.current?.focus({ preventScroll: true })
    const listening = new AbortController()
    const close = () => setOpen(false)
    // Uses the path, because the target may already be removed from the page.
    const onClick = (event: MouseEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) close()
    }
    document.addEventListener('click', onClick, { signal: listening.signal })
    window.addEventListener('popstate', close, { signal: listening.signal })
    return () => listening.abort()
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Tab') wrapFocus(event, listTabStops(box.current))
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

/** Moves from the last focusable element to the first and vice versa. */
function wrapFocus(event: KeyboardEvent, stops: HTMLElement[]) {
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
