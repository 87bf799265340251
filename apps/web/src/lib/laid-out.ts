import { flushSync } from 'react-dom'

const watched = new Map<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Runs `run` after an element's first layout and after each change of its size, before paint, so that measuring forces no
 * extra layout and changes of many elements render at once. Returns a function that stops it.
 */
export function onLaidOut(element: Element, run: () => void): () => void {
  observer ??= new ResizeObserver(drawAll)
  watched.set(element, run)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}

function drawAll(entries: readonly ResizeObserverEntry[]) {
  flushSync(() => {
    for (const { target } of entries) watched.get(target)?.()
  })
}
