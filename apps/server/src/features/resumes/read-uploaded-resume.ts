import type { Deps } from '../../deps.ts'
import { readFirstSlice } from './readings.ts'

/** Reads a new file for a short time; a slower one goes to its own queue, so that others are read first. */
export async function readUploadedResume(deps: Deps, fileId: string): Promise<void> {
  const file = await readFirstSlice(deps, fileId)
  if (file !== 'unfinished') return
  await deps.jobs.send(deps.db, 'read-slow-resume', { fileId })
  deps.jobs.wake('read-slow-resume')
}
