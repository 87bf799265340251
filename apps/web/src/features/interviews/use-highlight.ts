import type { Interview } from '@fledge/contract/interviews'
import { useEffect, useState } from 'react'

/** The interview to highlight; `time` distinguishes repeated requests. */
export type Highlight = { id: string; time: number }

const highlightMs = 3000

/** Scrolls to an interview, focuses it and highlights it for three seconds (settlement 4). */
export function useHighlight(request: Highlight | null, interviews: readonly Interview[] | undefined): string | null {
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const { id, time } = request ?? {}
  const isListed = id !== undefined && interviews?.some((one) => one.id === id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `time` is a new request
  useEffect(() => {
    if (!isListed || id === undefined) return
    const card = document.getElementById(`interview-${id}`)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
    setHighlighted(id)
    const timer = setTimeout(() => setHighlighted(null), highlightMs)
    return () => clearTimeout(timer)
  }, [id, time, isListed])
  return highlighted
}
