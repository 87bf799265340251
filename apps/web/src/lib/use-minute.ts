import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

/** Draws the caller again every minute, so that 'Just now' does not stand there for an hour. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute))
