import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button, buttonLook } from '../../ui/button.tsx'

/** In place of a page that broke. What went wrong is in the console, for those who look there. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert" className="page grid justify-items-start gap-4 py-16">
      <h1 ref={heading} tabIndex={-1} className="text-31 outline-none">
        This page could not be shown
      </h1>
      <p className="max-w-prose text-soft">
        Something in it broke. What you saved is safe. Trying again often helps; if it does not, load the page anew.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>Try again</Button>
        <Button look="secondary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Link to="/" className={buttonLook('quiet')}>
          Home
        </Link>
      </div>
    </div>
  )
}
