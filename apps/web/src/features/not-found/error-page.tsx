import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { Button, buttonLook } from '../../ui/button.tsx'

keepPageOffline()

const brokenText = 'Something went wrong. Your saved work is safe. Try again. If that doesn’t help, reload the page.'
const unreachedText = 'You’re offline. This page opens when your connection is back.'

/** Shown when a page throws or cannot be loaded. The console has the error. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const unreached = isUnreached(error)
  const retry = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (!unreached) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry, unreached])
  return (
    <div role="alert" className="page grid justify-items-start gap-4 py-16">
      <h1 ref={heading} tabIndex={-1} className="text-31 outline-none">
        {unreached ? 'This page could not be loaded' : 'This page could not be shown'}
      </h1>
      <p className="max-w-prose text-soft">{unreached ? unreachedText : brokenText}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>Try again</Button>
        {!unreached && (
          <Button look="secondary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
        <Link to="/" className={buttonLook('quiet')}>
          Home
        </Link>
      </div>
    </div>
  )
}

const unreached = 'There is no connection to fetch this page'

/** Whether a page failed to load because the browser is offline. */
const isUnreached = (error: unknown): boolean => error instanceof Error && error.message === unreached

/**
 * The router reloads the page when a chunk is missing, which helps after a release. Offline, a reload would end on the
 * browser's error page; a different error message prevents it.
 */
function keepPageOffline(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const error: unknown = 'payload' in event ? event.payload : null
    if (!navigator.onLine && error instanceof Error) error.message = unreached
  })
}
