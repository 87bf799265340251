import { lazy } from 'react'
import { lazyComponent } from '../ui/lazy/lazy-component.tsx'

const queries = () => import('../api/queries.tsx')
const memberNav = () => import('../features/navigation/member-nav.tsx')
const searchPalette = () => import('../features/search-palette/search-palette.tsx')
const bell = () => import('../features/notifications/bell.tsx')

// The landing page renders without React Query; all other pages wait for it.
export const Queries = lazy(() => queries().then((m) => ({ default: m.Queries })))
// Loaded for members only; the live connection after the first screen.
export const MemberNav = lazy(() => memberNav().then((m) => ({ default: m.MemberNav })))
export const SearchPalette = lazyComponent(() => searchPalette().then((m) => m.SearchPalette))
export const Bell = lazyComponent(() => bell().then((m) => m.Bell))
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
  Promise.all([path !== '/' && queries(), ...(isMember ? [queries(), memberNav(), searchPalette(), bell()] : [])])
