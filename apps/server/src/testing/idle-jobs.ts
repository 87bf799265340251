import type { JobHandlers } from '../jobs/jobs.ts'
import { jobTable } from '../start/job-table.ts'

const idle = async () => undefined

/** Handlers that do nothing; a test replaces those of its jobs. */
export const idleJobs = Object.fromEntries(
  Object.keys(jobTable).map((name) => [name, idle]),
) as Partial<JobHandlers> as JobHandlers
