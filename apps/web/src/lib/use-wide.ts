import { useMedia } from './use-media.ts'

/** Whether there is room for a list with the detail beside it. */
export const useWide = (): boolean => useMedia('(min-width: 64rem)')
