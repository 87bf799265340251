import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepInView } from './keep-in-view.ts'

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
