import type { OnJobError } from '../jobs/open-jobs.ts'

/** Closes what was started, in reverse order. */
export type Cleanup = AsyncDisposableStack
/** Prints a line for the operator. */
export type Log = (line: string) => void

/** State of the process that several parts share. Reports are dropped until the logger exists. */
export type ProcessState = {
  isDraining: boolean
  reportError: OnJobError
}

export const createProcessState = (): ProcessState => ({
  isDraining: false,
  reportError: () => undefined,
})
