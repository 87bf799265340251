import { flushSync } from 'react-dom'

const watched = new Map<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Runs `run` when an element has been laid out, at first and whenever its size changes, before it is painted: what it
 * measures costs no layout of its own, and what it changes for many elements is drawn at once. Gives the way to end it.
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
