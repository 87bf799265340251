import type { PublicSearch } from '@fledge/contract/site/public-search'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { onSessionChange } from './api/session.ts'
import { ErrorPage } from './features/not-found/error-page.tsx'
import { routeTree } from './route-tree.gen.ts'
import { FullScreenSpinner } from './ui/spinner.tsx'

/** The router of the app. Uses the browser history by default. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPendingComponent: FullScreenSpinner,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
  })
  // Runs the guards again after signing in or out, in any tab.
  onSessionChange(() => void router.invalidate())
  return router
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The public search from which a listing was opened. */
    publicSearch?: PublicSearch
    /** The email address from the previous page, to prefill the form. */
    email?: string
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The title of the page, without the suffix ' · Fledge'. */
    title?: string
    /** Whether the page has the public footer. */
    footer?: true
    /** The page sets its title itself, with `usePageTitle`. */
    ownTitle?: true
  }
}
