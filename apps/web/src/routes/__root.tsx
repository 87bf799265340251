import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { sessionEnded, useSession } from '../api/session.ts'
import { Footer } from '../features/navigation/footer.tsx'
import { SkipLink, TopBar } from '../features/navigation/top-bar.tsx'
import { usePageTitleAndFocus } from '../features/navigation/use-page-title-and-focus.ts'
import { VisitorNav } from '../features/navigation/visitor-nav.tsx'
import { useFirstScreen } from '../lib/first-screen.ts'
import { hasPages } from '../lib/person.ts'
import { classes } from '../ui/class-names.ts'
import { FullScreenSpinner } from '../ui/spinner.tsx'
import { Toaster, toast } from '../ui/toast.tsx'
import { Bell, LeavingNotice, LiveConnection, MemberNav, NotFoundPage, Queries, SearchPalette } from './-shell-parts.ts'

export const Route = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })

function Shell() {
  usePageTitleAndFocus()
  useEffect(notifyWhenSessionEnds, [])
  const isFirstScreenDone = useFirstScreen()
  const hasFooter = useMatches({ select: (matches) => matches.at(-1)?.staticData.footer === true })
  return (
    <>
      <SkipLink />
      <TopBar>
        <Navigation />
      </TopBar>
      <Leaving />
      <main
        id="main"
        tabIndex={-1}
        className={classes(
          'outline-none [&_h1]:outline-none',
          hasFooter && 'min-h-[calc(100dvh-9.25rem)] sm:min-h-[calc(100dvh-7.25rem)] print:min-h-0',
        )}
      >
        <Suspense fallback={<FullScreenSpinner />}>
          <Page />
        </Suspense>
      </main>
      {hasFooter && <Footer />}
      {isFirstScreenDone && <Toaster />}
    </>
  )
}

function Page() {
  const isLanding = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/' })
  if (isLanding) return <Outlet />
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}

/** Shown to users who deleted their account and signed in again. */
function Leaving(): ReactNode {
  const eraseAt = useSession()?.user.eraseAt
  if (!eraseAt) return null
  return (
    <Suspense>
      <Queries>
        <LeavingNotice eraseAt={eraseAt} />
      </Queries>
    </Suspense>
  )
}

function Navigation(): ReactNode {
  const session = useSession()
  const isFirstScreenDone = useFirstScreen()
  if (!session) return <VisitorNav />
  const hasTools = hasPages(session.user.role)
  return (
    <Suspense>
      <Queries>
        <MemberNav user={session.user}>
          {hasTools && (
            <>
              <SearchPalette key={session.user.id} user={session.user} />
              <Bell forRole={session.user.role} />
            </>
          )}
        </MemberNav>
        <Suspense>{isFirstScreenDone && hasTools && <LiveConnection {...session} />}</Suspense>
      </Queries>
    </Suspense>
  )
}

function notifyWhenSessionEnds() {
  window.addEventListener(sessionEnded, toast.signedOut)
  return () => {
    window.removeEventListener(sessionEnded, toast.signedOut)
    toast.endQuiet()
  }
}
