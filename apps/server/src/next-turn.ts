import { setImmediate as immediate } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a turn of the event loop of its own. Call it before each step of a long computation: `setImmediate` alone
 * runs the steps of all waiting requests in one turn, which blocks the others for their sum.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => immediate())
  return last
}

/** Runs all steps of a computation, with a turn for other requests after each `forMs` milliseconds. */
export async function runInTurns<T>(steps: Generator<undefined, T>, forMs: number): Promise<T> {
  let since = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < forMs) continue
    await nextTurn()
    since = performance.now()
  }
}
