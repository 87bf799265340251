const unreached = 'There is no connection to fetch this page'

/** Whether a page failed to load because the browser is offline. */
export const isUnreached = (error: unknown): boolean => error instanceof Error && error.message === unreached

/**
 * The router reloads the page when a chunk is missing, which helps after a release. Offline, a reload would end on the
 * browser's error page; a different error message prevents it.
 */
export function keepPageOffline(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const error: unknown = 'payload' in event ? event.payload : null
    if (!navigator.onLine && error instanceof Error) error.message = unreached
  })
}
