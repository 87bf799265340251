import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../../apps/server/src/db/client.ts'
import { resumeFiles } from '../../../apps/server/src/db/schema/resumes.ts'
import { sweepFiles } from '../../../apps/server/src/features/resumes/sweep-files.ts'
import { openFiles } from '../../../apps/server/src/files/files.ts'

const anHour = 3_600_000

export type FileFindings = { rowsWithoutFile: string[]; filesWithoutRow: string[]; halfReceived: string[] }

/** Compares rows and files before and after the janitor's round, which runs as if everything were an hour old. */
export async function verifyFiles(url: string, dataDir: string): Promise<{ swept: number; found: FileFindings }> {
  const database = openDatabase(url)
  const files = await openFiles({ dataDir, s3: null })
  try {
    const before = await countFiles(dataDir)
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
      halfReceived: await readdir(join(dataDir, 'files', 'incoming')),
    }
    return { swept: before - (await countFiles(dataDir)), found }
  } finally {
    await database.close()
  }
}

async function countFiles(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
