import type { Db } from '../../db/client.ts'
import { HttpProblem } from '../../http/errors/problem.ts'
import { countStoredBytes } from './queries.ts'

/**
 * Throws 413 when a file of `addedBytes`, inserted in this transaction, exceeds the student's limit. Null is no limit.
 */
export async function refuseOverQuota(
  db: Db,
  { studentId, addedBytes, limitBytes }: { studentId: string; addedBytes: number; limitBytes: number | null },
): Promise<void> {
  if (limitBytes === null) return
  const storedBytes = await countStoredBytes(db, studentId)
  if (storedBytes > limitBytes) throw storageFull(storedBytes - addedBytes, addedBytes, limitBytes)
}

const storageFull = (usedBytes: number, addedBytes: number, limitBytes: number) =>
  new HttpProblem(
    413,
    'storage_full',
    `This file has ${inMb(addedBytes)} MB. Your stored files use ${inMb(usedBytes)} of ${inMb(limitBytes)} MB: ${whatCounts} Upload a smaller file, or withdraw an application to delete the copy that was sent with it.`,
  )

const whatCounts = 'your resume, the copies sent with applications and your picture.'

const inMb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')
