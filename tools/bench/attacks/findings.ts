import type { Caller } from './caller.ts'
import type { Server } from './server.ts'

/** One claim of a row of the list of attacks, with what was seen. */
export type Finding = { row: string; claim: string; figure: string; holds: boolean }
export type Attack = { env: Record<string, string>; run: (server: Server, caller: Caller) => Promise<Finding[]> }

export const tableHead = '| row | claim | seen | holds |\n|---|---|---|---|'

export function rowsOf(findings: readonly Finding[]): string {
  return findings
    .map(({ row, claim, figure, holds }) => `| ${row} | ${claim} | ${figure} | ${holds ? 'yes' : 'NO'} |`)
    .join('\n')
}
