/** The specified event of a search: term and timestamp. */
export type GlobalSearch = { term: string; timestamp: number }

/** Dispatches a search. Returns true when a listener handled it (`preventDefault`), so that no navigation is needed. */
export function announceSearch(term: string): boolean {
  const detail: GlobalSearch = { term, timestamp: Date.now() }
  return !window.dispatchEvent(new CustomEvent('globalSearch', { detail, cancelable: true }))
}

const opening = 'fledge:open-search'

/** Requested before a listener existed: on a slow network the navigation bar loads after the page. */
let isAwaited = false

/** Opens the search dialog from anywhere, as soon as it exists. */
export function openSearch(): void {
  isAwaited = window.dispatchEvent(new Event(opening, { cancelable: true }))
}

/** Subscribes to `openSearch`, including an earlier call. Returns the unsubscribe function. */
export function onOpenSearch(open: () => void): () => void {
  const onRequest = (event: Event) => {
    event.preventDefault()
    open()
  }
  window.addEventListener(opening, onRequest)
  if (isAwaited) open()
  isAwaited = false
  return () => window.removeEventListener(opening, onRequest)
}
