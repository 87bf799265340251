import { expect, test } from 'vitest'
import type { Manifest } from './manifest.ts'
import { saidOf } from './said-of.ts'

const manifestOf = (rows: number[], files: number): Manifest => ({
  ...{ format: 1, madeAt: '2026-05-02T12:00:00.000Z', migrations: 1, files },
  tables: rows.map((count, n) => ({ name: `table_${n}`, columns: [], rows: count })),
})

test('what was backed up or restored is counted, and one is one', () => {
  expect(saidOf('backup', '/backup', manifestOf([1, 0], 1))).toBe('Backed up into /backup: 1 row, 1 file.')
  expect(saidOf('restore', '/backup', manifestOf([1200, 34], 0))).toBe('Restored from /backup: 1,234 rows, 0 files.')
})
