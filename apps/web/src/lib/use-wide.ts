import { useMedia } from './use-media.ts'

/** Whether the window is wide enough for a list with its detail side by side. */
export const useWide = (): boolean => useMedia('(min-width: 64rem)')
