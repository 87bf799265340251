import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartProblem } from '../start-problem.ts'

/** The content of `backup.json`, written last: a folder without it is not a backup. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Number of applied migrations. */
  migrations: z.int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.int(),
})
export type Manifest = z.infer<typeof manifest>

export const manifestFile = 'backup.json'
export const tablesFolder = (folder: string) => join(folder, 'tables')
export const tableFile = (folder: string, name: string) => join(tablesFolder(folder), `${name}.copy.gz`)
export const filesFolder = (folder: string) => join(folder, 'files')

/** Throws StartProblem when `backup.json` is missing, damaged or of another format. */
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
