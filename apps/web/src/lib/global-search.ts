/** The specification's event of a search: its term, and when it was performed. */
export type GlobalSearch = { term: string; timestamp: number }

/** Tells of a search. True when whoever listens took it up (`preventDefault`), so that nobody else need go anywhere. */
export function announceSearch(term: string): boolean {
  const detail: GlobalSearch = { term, timestamp: Date.now() }
  return !window.dispatchEvent(new CustomEvent('globalSearch', { detail, cancelable: true }))
}

const opening = 'fledge:open-search'

/** Opens the search panel from anywhere on a page. */
export const openSearch = (): void => void window.dispatchEvent(new Event(opening))

export function onOpenSearch(open: () => void): () => void {
  window.addEventListener(opening, open)
  return () => window.removeEventListener(opening, open)
}
