import type { Reads } from '../features/resumes/readings.ts'

/** A reader that has no process to prepare. */
export const onlyReads = (read: Reads['read']): Reads => ({
  read,
  readFirstSlice: read,
  prepare: () => undefined,
})
