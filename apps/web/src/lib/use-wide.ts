import { useSyncExternalStore } from 'react'

const wide = '(min-width: 64rem)'

/** Whether there is room for a list with the detail beside it. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(wide).matches,
  )
