import type { JobHandlers, JobName } from '../jobs/jobs.ts'
import { jobTable } from '../start/job-table.ts'

const idle = async () => undefined

/** Handlers that do nothing; a test replaces those of its jobs. */
export const idleJobs = Object.keys(jobTable).reduce<Partial<JobHandlers>>(
  (handlers, name) => ({ ...handlers, [name as JobName]: idle }),
  {},
) as JobHandlers
