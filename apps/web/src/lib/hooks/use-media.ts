import { useSyncExternalStore } from 'react'

/** Whether a media query matches, updated while mounted. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )

/** A window wide enough for a list with its detail side by side. */
export const wideScreen = '(min-width: 64rem)'
export const useWide = (): boolean => useMedia(wideScreen)
