import { texts } from '@fledge/contract/texts'
import { useEffect, useRef } from 'react'
import { say } from './toast.tsx'

type List = { isPending: boolean; isLoadingError: boolean }
type Failure = 'none' | 'internships' | 'dashboard'

/**
 * Shows a toast when lists of a dashboard could not be loaded: one for the whole dashboard when all of them failed
 * (settlement 130), otherwise one for the internships. It waits for the last answer, and is not repeated when a list is
 * asked for again in vain.
 */
export function useLoadFailureToast({ internships, others }: { internships: List; others: readonly List[] }): void {
  const failure = failureOf(internships, others)
  const shown = useRef<Failure>('none')
  useEffect(() => {
    if (failure === null) return
    const isWorse = failure === 'dashboard' ? shown.current !== 'dashboard' : shown.current === 'none'
    if (failure === 'none' || isWorse) shown.current = failure
    if (failure === 'none' || !isWorse) return
    if (failure === 'dashboard') say.error(texts.dashboard.loadFailed)
    else say.error({ title: 'Error', description: texts.internship.loadFailed })
  }, [failure])
}

/** Null while an answer is missing. */
function failureOf(internships: List, others: readonly List[]): Failure | null {
  if ([internships, ...others].some(({ isPending }) => isPending)) return null
  if (!internships.isLoadingError) return 'none'
  return others.every(({ isLoadingError }) => isLoadingError) ? 'dashboard' : 'internships'
}
