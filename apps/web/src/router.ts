import { createRouter } from '@tanstack/react-router'
import { onSessionChange } from './api/session.ts'
import { routeTree } from './route-tree.gen.ts'
import { FullScreenSpinner } from './ui/spinner.tsx'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: FullScreenSpinner,
  defaultPendingMs: 300,
  scrollRestoration: true,
})

// Guards run again when somebody signs in or out, here or in another tab.
onSessionChange(() => void router.invalidate())

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
