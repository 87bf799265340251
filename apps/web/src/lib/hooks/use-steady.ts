import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest one given. */
export function useSteady<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const last = useRef(run)
  useLayoutEffect(() => {
    last.current = run
  })
  return useCallback((...args: Args) => last.current(...args), [])
}
