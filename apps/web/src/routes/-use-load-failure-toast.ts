import { texts } from '@fledge/contract/texts'
import { useEffect, useRef } from 'react'
import { toast } from '../ui/toast.tsx'

type List = { isPending: boolean; isLoadingError: boolean }
type Failure = 'none' | 'internships' | 'dashboard'

/**
 * Shows a toast when lists of a dashboard fail to load: one for the whole dashboard if all failed,
 * otherwise one for the internships. It waits for the last response and is not repeated when a retry fails.
 */
export function useLoadFailureToast({ internships, others }: { internships: List; others: readonly List[] }): void {
  const failure = worstFailure(internships, others)
  const shown = useRef<Failure>('none')
  useEffect(() => {
    if (failure === null) return
    const isWorse = failure === 'dashboard' ? shown.current !== 'dashboard' : shown.current === 'none'
    if (failure === 'none' || isWorse) shown.current = failure
    if (failure === 'none' || !isWorse) return
    if (failure === 'dashboard') toast.error(texts.dashboard.loadFailed)
    else toast.error({ title: 'Error', description: texts.internship.loadFailed })
  }, [failure])
}

/** Null while a response is missing. */
function worstFailure(internships: List, others: readonly List[]): Failure | null {
  if ([internships, ...others].some(({ isPending }) => isPending)) return null
  if (!internships.isLoadingError) return 'none'
  return others.every(({ isLoadingError }) => isLoadingError) ? 'dashboard' : 'internships'
}
