import { useEffect, useState } from 'react'

const patienceMs = 1000

/** True a second after mounting: from then on a page shows what has loaded instead of waiting for the rest. */
export function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
