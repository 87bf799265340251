import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../apps/server/src/config.ts'
import { openDatabase } from '../../../apps/server/src/db/client.ts'
import { resumeFiles } from '../../../apps/server/src/db/schema/resumes.ts'
import { sweepFiles } from '../../../apps/server/src/features/resumes/sweep-files.ts'
import { type Files, openFiles } from '../../../apps/server/src/files/files.ts'

const anHour = 3_600_000

export type FileFindings = { rowsWithoutFile: string[]; filesWithoutRow: string[]; halfReceived: string[] }

/** Compares rows and files before and after the janitor's round, which runs as if everything were an hour old. */
export async function verifyFiles(
  url: string,
  place: Pick<Config, 'dataDir' | 's3'>,
): Promise<{ swept: number; found: FileFindings }> {
  const database = openDatabase(url)
  const files = await openFiles(place)
  const incoming = join(place.dataDir, 'files', 'incoming')
  try {
    const before = await countFiles(files, incoming)
    await sweepFiles({
      db: database.db,
      files,
      now: () => new Date(Date.now() + anHour),
      // All jobs are done by now: a file that was never read is a finding.
      jobs: { send: (_db, _name, data) => Promise.reject(new Error(`Never read: ${JSON.stringify(data)}`)) },
    })
    const rows = await database.db.select({ id: resumeFiles.id, sha256: resumeFiles.sha256 }).from(resumeFiles)
    const stored = new Map<string, string>()
    for await (const ids of files.pagesOfIds()) {
      for (const id of ids)
        stored.set(
          id,
          createHash('sha256')
            .update(await files.read(id))
            .digest('hex'),
        )
    }
    const found = {
      rowsWithoutFile: rows.filter(({ id, sha256 }) => stored.get(id) !== sha256).map(({ id }) => id),
      filesWithoutRow: [...stored.keys()].filter((id) => !rows.some((row) => row.id === id)),
      halfReceived: await readdir(incoming),
    }
    return { swept: before - (await countFiles(files, incoming)), found }
  } finally {
    await database.close()
  }
}

/** How many files are stored or half received. */
async function countFiles(files: Files, incoming: string): Promise<number> {
  let count = (await readdir(incoming)).length
  for await (const ids of files.pagesOfIds()) count += ids.length
  return count
}
