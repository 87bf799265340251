import { parseArgs } from 'node:util'
import { bombs } from './attacks/bombs.ts'
import { callerOf } from './attacks/caller.ts'
import { enumeration } from './attacks/enumeration.ts'
import { type Attack, type Finding, rowsOf, tableHead } from './attacks/findings.ts'
import { guessing, loginFlood } from './attacks/guessing.ts'
import { quotas } from './attacks/quotas.ts'
import { startServer } from './attacks/server.ts'
import { slowUploads } from './attacks/slow-uploads.ts'
import { streams } from './attacks/streams.ts'
import { openFolder } from './crash/folder.ts'

/**
 * `npm run bench:attacks`: the attacks that need a running server, time or statistics, one table row a claim.
 * `--only enumeration,bombs` chooses some;
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4320' },
    only: { type: 'string', default: '' },
  },
})

const attacks: Record<string, Attack> = { enumeration, guessing, loginFlood, streams, slowUploads, bombs, quotas }
const chosen = Object.entries(attacks).filter(([name]) => values.only === '' || values.only.split(',').includes(name))
const findings: Finding[] = []
console.log(tableHead)
for (const [name, attack] of chosen) {
  const { folder, remove } = await openFolder('fledge-attacks-', null)
  const server = await startServer({ folder, port: Number(values.port), env: attack.env })
  try {
    const found = await attack.run(server, callerOf(server.address)).catch(notFinished(name))
    found.push({ row: name, claim: 'the server stands, no error in its log', ...stands(server) })
    console.log(rowsOf(found))
    findings.push(...found)
  } finally {
    await server.stop()
    await remove()
  }
}
if (findings.some(({ holds }) => !holds)) process.exitCode = 1

/** An attack that ends with an error is a claim that does not hold; the next attacks still run. */
function notFinished(row: string) {
  return (error: unknown): Finding[] => {
    const figure = error instanceof Error ? error.message : String(error)
    return [{ row, claim: 'the attack ran to its end', figure, holds: false }]
  }
}

function stands(server: Awaited<ReturnType<typeof startServer>>) {
  const errors = server.errors()
  for (const line of errors.slice(0, 5)) console.error(line.slice(0, 600))
  return { figure: `${errors.length} errors`, holds: server.isAlive() && errors.length === 0 }
}
