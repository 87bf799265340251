import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as its component is on the page; it does what the last one given does. */
export function useSteady<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const last = useRef(run)
  useLayoutEffect(() => {
    last.current = run
  })
  return useCallback((...args: Args) => last.current(...args), [])
}
