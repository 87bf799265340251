import type { Interview } from '@fledge/contract/interviews'
import { useEffect, useState } from 'react'

/** An interview to show. `time` tells one wish from the next for the same interview. */
export type PointOut = { id: string; time: number }

/** Scrolls to an interview, gives it the focus, and rings it for three seconds (settlement 4): once for each wish. */
export function useHighlight(wish: PointOut | null, interviews: readonly Interview[] | undefined): string | null {
  const [ringed, setRinged] = useState<string | null>(null)
  const { id, time } = wish ?? {}
  const there = id !== undefined && interviews?.some((one) => one.id === id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` makes it a new wish
  useEffect(() => {
    if (!there || id === undefined) return
    const card = document.getElementById(`interview-${id}`)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
    setRinged(id)
    const timer = setTimeout(() => setRinged(null), 3000)
    return () => clearTimeout(timer)
  }, [id, time, there])
  return ringed
}
