import { useEffect, useEffectEvent } from 'react'

/** Handles an event of the window with the latest function given. */
export function useWindowEvent<Kind extends Event = Event>(name: string, handle: (event: Kind) => void): void {
  const onEvent = useEffectEvent(handle)
  useEffect(() => {
    const listener = (event: Event) => onEvent(event as Kind) // The caller names the kind that belongs to the event.
    window.addEventListener(name, listener)
    return () => window.removeEventListener(name, listener)
  }, [name])
}
