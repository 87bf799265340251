import { texts } from '@fledge/contract/texts'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonLook } from '../../ui/button.tsx'

/** Any address that is none of ours. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => console.error('No page at this address:', pathname), [pathname])
  return (
    <div className="page grid justify-items-start gap-4 py-16">
      <p className="text-14 text-soft tabular">404</p>
      <h1 className="text-31">{texts.notFound}</h1>
      <p className="max-w-prose text-soft">
        Nothing lives at <span className="break-all text-ink">{pathname}</span>. The link may be old, or a letter may be
        missing.
      </p>
      <Link to="/" className={buttonLook()}>
        Go to the home page
      </Link>
    </div>
  )
}
