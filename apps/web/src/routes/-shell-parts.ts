import { lazy } from 'react'
import { lazyComponent } from '../ui/lazy/lazy-component.tsx'

// The landing page renders without React Query; all other pages wait for it.
export const Queries = lazyComponent(() => import('../api/queries.tsx').then((m) => m.Queries), null)
// Loaded for members only; the live connection after the first screen.
export const MemberNav = lazyComponent(
  () => import('../features/navigation/member-nav.tsx').then((m) => m.MemberNav),
  null,
)
export const SearchPalette = lazyComponent(() =>
  import('../features/search-palette/search-palette.tsx').then((m) => m.SearchPalette),
)
export const Bell = lazyComponent(() => import('../features/notifications/bell.tsx').then((m) => m.Bell))
export const LiveConnection = lazyComponent(() =>
  import('../features/notifications/live-connection.tsx').then((m) => m.LiveConnection),
)
export const LeavingNotice = lazyComponent(() =>
  import('../features/leaving/leaving-notice.tsx').then((m) => m.LeavingNotice),
)
export const NotFoundPage = lazy(() =>
  import('../features/not-found/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
)

/** Preloads the shell of a page. Failed parts are loaded again when they render. */
export const fetchShell = (path: string, isMember: boolean): Promise<unknown> =>
  Promise.all([
    (isMember || path !== '/') && Queries.preload(),
    ...(isMember ? [MemberNav, SearchPalette, Bell].map(({ preload }) => preload()) : []),
  ])
