import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Kit } from './kit.ts'

/** Prints which claims of a careful person ('A before B', 'at most Fair') hold for our scores, and those that do not. */
export function printClaims(kit: Kit): void {
  const scorer = join(kit.data, 'believable/believable.mjs')
  spawnSync(process.execPath, [scorer, '--system', kit.systems('match').slice(-1).join(), '--failures'], {
    stdio: 'inherit',
  })
}
