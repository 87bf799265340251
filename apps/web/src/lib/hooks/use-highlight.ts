import { type RefObject, useEffect, useRef, useState } from 'react'

const ringMs = 3000

/**
 * The id of a link's target once it is found, until responses and fonts have loaded and three seconds more (settlement
 * 4). Once per link.
 */
export function useHighlight(id: string | undefined, isWaiting: boolean): string | undefined {
  const [done, setDone] = useState<string>()
  if (id === undefined && done !== undefined) setDone(undefined)
  const highlighted = id === done ? undefined : id
  useEffect(() => {
    if (highlighted === undefined || isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const start = () => {
      if (!isOver) timer = setTimeout(() => setDone(highlighted), ringMs)
    }
    // jsdom does not implement fonts.
    if (document.fonts) void document.fonts.ready.then(start)
    else start()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [highlighted, isWaiting])
  return highlighted
}

/** Focuses the element, and keeps it or its card in view while it is highlighted. */
export function useFocusInView<Kind extends HTMLElement>(isHighlighted: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  useEffect(() => {
    if (!isHighlighted || !element.current) return
    return keepInView(element.current.closest('article') ?? element.current, element.current)
  }, [isHighlighted])
  return element
}

/** User actions that look elsewhere. Not `scroll`, which the page itself causes. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls an element into view and focuses `target` in it, and again whenever the page around it changes, the browser
 * scrolls elsewhere or a closing dialog hands the focus back, until the user acts. Returns the way to stop it.
 */
function keepInView(element: HTMLElement, target: HTMLElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const scroll = () => {
    const fits = element.offsetHeight < window.innerHeight / 2
    if (!isInView(element)) element.scrollIntoView({ block: fits ? 'center' : 'start' })
  }
  const focus = () => target.focus({ preventScroll: true })
  const onFocus = (event: FocusEvent) => {
    const focused = event.target as Element // Only elements get focusin.
    // An open dialog keeps the focus.
    if (!element.contains(focused) && !focused.closest('[role=dialog]')) setTimeout(() => signal.aborted || focus())
  }
  const resized = new ResizeObserver(scroll)
  resized.observe(document.body)
  signal.addEventListener('abort', () => resized.disconnect())
  window.addEventListener('scroll', scroll, { signal, passive: true })
  document.addEventListener('focusin', onFocus, { signal })
  for (const input of inputs)
    window.addEventListener(input, () => ended.abort(), { signal, capture: true, passive: true })
  scroll()
  focus()
  return () => ended.abort()
}

/** Whether all of it is in view below the sticky header, or as much as fits. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return top > margin - 2 && (bottom <= window.innerHeight || top < window.innerHeight / 3)
}
