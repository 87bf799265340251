import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartProblem } from '../start-problem.ts'

/** What a backup folder says of itself, in `backup.json`: written last, so that a folder without it is no backup. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** How many migrations the database had. */
  migrations: z.int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.int(),
})
export type Manifest = z.infer<typeof manifest>

export const manifestFile = 'backup.json'
export const tablesFolder = (folder: string) => join(folder, 'tables')
export const tableFile = (folder: string, name: string) => join(tablesFolder(folder), `${name}.copy.gz`)
export const filesFolder = (folder: string) => join(folder, 'files')

/** Throws StartProblem where there is no `backup.json`, or one that is damaged or of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) throw new StartProblem(`${folder} does not contain a complete backup: ${manifestFile} is missing.`)
  const read = manifest.safeParse(parsed(text))
  if (!read.success) throw new StartProblem(`${manifestFile} in ${folder} was not written by this program.`)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
