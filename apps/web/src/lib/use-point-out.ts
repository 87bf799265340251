import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepInView } from './keep-in-view.ts'

const ringMs = 3000

/**
 * The id of a link's target once it is found, until responses and fonts have loaded and three seconds more (settlement
 * 4). Once per link.
 */
export function usePointOut(id: string | undefined, isWaiting: boolean): string | undefined {
  const [done, setDone] = useState<string>()
  if (id === undefined && done !== undefined) setDone(undefined)
  const pointedOut = id === done ? undefined : id
  useEffect(() => {
    if (pointedOut === undefined || isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const start = () => {
      if (!isOver) timer = setTimeout(() => setDone(pointedOut), ringMs)
    }
    // jsdom does not implement fonts.
    if (document.fonts) void document.fonts.ready.then(start)
    else start()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pointedOut, isWaiting])
  return pointedOut
}

/** Focuses the element, and keeps it or its card in view while it is highlighted. */
export function useFocusInView<Kind extends HTMLElement>(isPointedOut: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  useEffect(() => {
    if (!isPointedOut || !element.current) return
    return keepInView(element.current.closest('article') ?? element.current, element.current)
  }, [isPointedOut])
  return element
}
