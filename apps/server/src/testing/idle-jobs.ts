import type { JobHandlers } from '../jobs/jobs.ts'
import { jobTable } from '../start/job-table.ts'

const entries = Object.keys(jobTable).map((name) => [name, async () => undefined])

/** Handlers that do nothing; a test replaces those of its jobs. */
export const idleJobs = Object.fromEntries(entries) as JobHandlers
