import { countMissingPage } from '@fledge/contract/site/site'
import { texts } from '@fledge/contract/texts'
import { Link, useLocation } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { usePageTitle } from '../../lib/hooks/use-page-title.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptySheet } from '../../ui/empty.tsx'

/** Reports the missing page to the server. Failures are ignored. */
const countHere = (path: string) => call(countMissingPage, { body: { path } }).catch(() => undefined)

export function NotFoundPage() {
  const { pathname } = useLocation()
  usePageTitle(texts.notFound)
  useEffect(() => {
    console.error('No page at this address:', pathname)
    void countHere(pathname)
  }, [pathname])
  return (
    <div className="page grid justify-items-start gap-4 py-16">
      <EmptySheet icon={Unlink} />
      <p className="text-14 text-soft tabular">404</p>
      <h1 className="text-31">{texts.notFound}</h1>
      <p className="max-w-prose text-soft">
        There is no page at <span className="break-all text-ink">{pathname}</span>. The link may be old or mistyped.
      </p>
      <Link to="/" className={buttonLook()}>
        Go to the home page
      </Link>
    </div>
  )
}
