/** The specification's event of a search: its term, and when it was performed. */
export type GlobalSearch = { term: string; timestamp: number }

/** Tells of a search. True when whoever listens took it up (`preventDefault`), so that nobody else need go anywhere. */
export function announceSearch(term: string): boolean {
  const detail: GlobalSearch = { term, timestamp: Date.now() }
  return !window.dispatchEvent(new CustomEvent('globalSearch', { detail, cancelable: true }))
}

const opening = 'fledge:open-search'

/** Asked for while nobody listened: the bar with the panel comes after the page, on a slow line much later. */
let isAwaited = false

/** Opens the search panel from anywhere on a page, as soon as there is one. */
export function openSearch(): void {
  isAwaited = window.dispatchEvent(new Event(opening, { cancelable: true }))
}

/** Hears of `openSearch`, also of one that came before; gives the way to stop. */
export function onOpenSearch(open: () => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    open()
  }
  window.addEventListener(opening, hear)
  if (isAwaited) open()
  isAwaited = false
  return () => window.removeEventListener(opening, hear)
}
