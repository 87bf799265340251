import { createRootRoute, Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { sessionEnded, useSession } from '../api/session.ts'
import { SkipLink } from '../features/navigation/skip-link.tsx'
import { TopBar } from '../features/navigation/top-bar.tsx'
import { useArrival } from '../features/navigation/use-arrival.ts'
import { VisitorNav } from '../features/navigation/visitor-nav.tsx'
import { FullScreenSpinner } from '../ui/spinner.tsx'
import { say, Toaster } from '../ui/toast.tsx'

// What only members see, and the live connection with it, is not fetched by visitors.
const MemberNav = lazy(() => import('../features/navigation/member-nav.tsx').then((m) => ({ default: m.MemberNav })))
const Bell = lazy(() => import('../features/notifications/bell.tsx').then((m) => ({ default: m.Bell })))
const LiveConnection = lazy(() =>
  import('../features/notifications/live-connection.tsx').then((m) => ({ default: m.LiveConnection })),
)
const NotFoundPage = lazy(() =>
  import('../features/not-found/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
)

export const Route = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })

function Shell() {
  useArrival()
  useEffect(sayWhenSessionEnds, [])
  return (
    <>
      <SkipLink />
      <TopBar>
        <Navigation />
      </TopBar>
      <main id="main" tabIndex={-1} className="outline-none [&_h1]:outline-none">
        <Suspense fallback={<FullScreenSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Toaster />
    </>
  )
}

function Navigation(): ReactNode {
  const session = useSession()
  if (!session) return <VisitorNav />
  return (
    <Suspense>
      <MemberNav user={session.user}>
        <Bell forRole={session.user.role} />
      </MemberNav>
      <Suspense>
        <LiveConnection {...session} />
      </Suspense>
    </Suspense>
  )
}

function sayWhenSessionEnds() {
  const tell = () => say.info({ title: 'You have been signed out', description: 'Please sign in again to go on.' })
  window.addEventListener(sessionEnded, tell)
  return () => window.removeEventListener(sessionEnded, tell)
}
