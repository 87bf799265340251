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

/** Runs all steps of a computation, each in a turn of its own. */
export async function runInTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await nextTurn()
  }
}
