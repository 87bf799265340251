import type { SlowQuery } from '../db/slow-queries.ts'
import type { OnJobError } from '../jobs/open-jobs.ts'

/** How to end what was started, the last first. */
export type Ends = AsyncDisposableStack
/** A line for whoever started the program. */
export type Log = (line: string) => void

/** What changes while the process runs and is asked for from several places. It reports once there is a log. */
export type Life = { isDraining: boolean; report: OnJobError; reportSlow: (query: SlowQuery) => void }

export const newLife = (): Life => ({ isDraining: false, report: () => undefined, reportSlow: () => undefined })
