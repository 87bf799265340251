import { useEffect, useState } from 'react'

const patienceMs = 1000

/**
 * Null while the parts of a page are loading. As soon as all have loaded, or a second after the first has, the page is
 * shown: then this says of each part whether it was missing, and therefore comes last, so that it moves nothing.
 */
export function useLateParts(...pending: boolean[]): readonly boolean[] | null {
  const [shown, setShown] = useState<readonly boolean[] | null>(null)
  const [isOver, setOver] = useState(false)
  const hasStarted = pending.includes(false)
  useEffect(() => {
    if (!hasStarted) return
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [hasStarted])
  if (!shown && (isOver || !pending.includes(true))) setShown(pending)
  return shown
}
