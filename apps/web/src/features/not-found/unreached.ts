const unreached = 'There is no connection to fetch this page'

/** Whether an error is a page that was not fetched for want of a connection. */
export const isUnreached = (error: unknown): boolean => error instanceof Error && error.message === unreached

/**
 * For a file of a page that is missing the router loads the whole page anew, which helps after a release. Without a
 * connection that would leave the browser's own error page and nothing of ours, so the error gets another name here.
 */
export function keepPageOffline(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const error: unknown = 'payload' in event ? event.payload : null
    if (!navigator.onLine && error instanceof Error) error.message = unreached
  })
}
