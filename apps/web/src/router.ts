import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { onSessionChange } from './api/session.ts'
import { ErrorPage } from './features/not-found/error-page.tsx'
import { routeTree } from './route-tree.gen.ts'
import { FullScreenSpinner } from './ui/spinner.tsx'

/** The product's pages; the browser's own history unless told. */
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
  // Guards run again when somebody signs in or out, here or in another tab.
  onSessionChange(() => void router.invalidate())
  return router
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An address that was typed on the page before: it need not be typed again. */
    email?: string
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** What the browser calls the page; ' · Fledge' follows by itself. */
    title?: string
    /** Whether the footer of public pages stands below it. */
    footer?: true
  }
}
