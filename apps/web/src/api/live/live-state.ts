import { useSyncExternalStore } from 'react'

/** How the page gets updates: by socket, by polling until the socket is back, or not at all. */
export type LiveState = 'live' | 'reconnecting' | 'offline'

const listeners = new Set<() => void>()
let current: LiveState = 'reconnecting'

export function setLiveState(state: LiveState): void {
  if (state === current) return
  current = state
  for (const listener of listeners) listener()
}

const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const readLiveState = (): LiveState => current
export const useLiveState = (): LiveState => useSyncExternalStore(onChange, readLiveState)
