import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

/** Rerenders the caller every minute, so that relative times stay current. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute))
