import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export const TopBar = ({ children }: { children: ReactNode }) => (
  <header className="sticky top-0 z-30 border-b border-line bg-paper short:static print:hidden">
    <div className="page flex min-h-14 items-center gap-x-0 sm:gap-x-2">
      <Link to="/" className="mr-auto flex items-center gap-2 py-2 sm:gap-3">
        <span className="font-display text-25 leading-none font-bold tracking-tight">Fledge</span>
        <span className="sr-only">, </span>
        <span className="rounded-base border border-line-strong px-1.5 py-0.5 text-12 leading-4 font-medium whitespace-nowrap text-soft">
          AI Powered
        </span>
      </Link>
      {children}
    </div>
  </header>
)

/** Class names of a link in the bar; the current page is underlined. */
export const barLink =
  'inline-flex min-h-10 items-center rounded-base px-3 text-14 font-medium text-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** The first tab stop: skips the top bar. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only print:hidden rounded-base bg-primary px-4 py-3 text-14 font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
  >
    Skip to main content
  </a>
)
