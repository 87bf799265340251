import { minuteMs } from '@fledge/core/time/units'
import { useSyncExternalStore } from 'react'

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

/** Rerenders the caller every minute, so that relative times stay current. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs))
