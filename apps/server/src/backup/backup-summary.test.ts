import { expect, test } from 'vitest'
import { backupSummary } from './backup-summary.ts'
import type { Manifest } from './manifest.ts'

const manifestOf = (rows: number[], files: number): Manifest => ({
  format: 1,
  madeAt: '2026-05-02T12:00:00.000Z',
  migrations: 1,
  files,
  tables: rows.map((count, n) => ({ name: `table_${n}`, columns: [], rows: count })),
})

test('counts rows and files, with singular and plural', () => {
  expect(backupSummary('backup', '/backup', manifestOf([1, 0], 1))).toBe('Backed up into /backup: 1 row, 1 file.')
  expect(backupSummary('restore', '/backup', manifestOf([1200, 34], 0))).toBe(
    'Restored from /backup: 1,234 rows, 0 files.',
  )
})
