import type { Deps } from '../deps.ts'
import { announce } from '../features/analysis/announce.ts'
import { sweepFiles } from '../features/resumes/sweep-files.ts'
import type { JobHandlers } from './jobs.ts'

/** What each job does. All of them bear being run again, also while an earlier run has not ended. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'read-resume': async ({ fileId }) => void (await deps.readings.read(deps, fileId)),
  'announce-internship': ({ internshipId }) => announce(deps, internshipId),
  'sweep-files': () => sweepFiles(deps),
})
