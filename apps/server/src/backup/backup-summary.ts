import { countText } from '@fledge/core/count-text'
import type { Manifest } from './manifest.ts'

/** The message of a finished `npm run backup` or `npm run restore`. */
export function backupSummary(what: 'backup' | 'restore', folder: string, { tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const done = what === 'backup' ? 'Backed up into' : 'Restored from'
  return `${done} ${folder}: ${countText(rows, 'row')}, ${countText(files, 'file')}.`
}
