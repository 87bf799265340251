import { countText } from '@fledge/core/count-text'
import type { Manifest } from './manifest.ts'

/** What `npm run backup` and `npm run restore` say when they are done. */
export function saidOf(what: 'backup' | 'restore', folder: string, { tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const done = what === 'backup' ? 'Backed up into' : 'Restored from'
  return `${done} ${folder}: ${countText(rows, 'row')}, ${countText(files, 'file')}.`
}
