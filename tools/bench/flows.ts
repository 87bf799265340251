import { parseArgs } from 'node:util'
import { measureApply } from './flows/apply.ts'
import type { Bench } from './flows/bench.ts'
import { startChild } from './flows/child.ts'
import { runOnSecondCore } from './flows/cores.ts'
import { measureDashboard } from './flows/dashboard.ts'
import { measureFanOut } from './flows/fan-out.ts'
import { measureList } from './flows/list.ts'
import { measureLive } from './flows/live.ts'
import { inFolder, startOurServer } from './flows/our-server.ts'
import { measureSearch } from './flows/search.ts'
import { measureSignIn } from './flows/sign-in.ts'
import { measureStartUp } from './flows/start-up.ts'
import { type Row, tableOf } from './flows/table.ts'
import { loadWorld, prepareMatching } from './flows/world.ts'
import { fillPeer } from './peers/express/fill.ts'

/**
 * `npm run bench`: compares every flow with its reference and a peer, as ratios in one run. `npm run bench -- list apply`
 * measures only these.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    warm: { type: 'string', default: '1' },
    /** How many listings each market has, for the flows that depend on it; the others see the first. */
    listings: { type: 'string', default: '10000,100000' },
    port: { type: 'string', default: '4200' },
  },
})
const port = Number(values.port)
const protocol = { rounds: Number(values.pairs), warmMs: Number(values.warm) * 1000, ms: Number(values.seconds) * 1000 }

const ofAnyMarket = {
  'sign-in': measureSignIn,
  apply: measureApply,
  dashboard: measureDashboard,
  live: measureLive,
}
const ofEachMarket = { list: measureList, search: measureSearch }
const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name)

runOnSecondCore()
const rows: Row[] = []
if (isAsked('start-up')) add(await measureStartUp(port))
if (isAsked('fan-out')) add(await measureFanOut(port, protocol))
for (const [index, listings] of values.listings.split(',').map(Number).entries()) {
  const flows = Object.entries(index === 0 ? { ...ofEachMarket, ...ofAnyMarket } : ofEachMarket)
  const asked = flows.filter(([name]) => isAsked(name))
  if (asked.length > 0) await measureIn(listings, asked)
}
console.log(`\n${tableOf(rows)}`)

function add(more: readonly Row[]) {
  rows.push(...more)
  for (const row of more) console.log([row.flow, row.ours, row.beside, row.ratio].filter((cell) => cell).join(' | '))
}

async function measureIn(listings: number, flows: (readonly [string, (bench: Bench) => Promise<Row[]>])[]) {
  await inFolder(async (folder) => {
    const server = await startOurServer({ port, folder })
    try {
      const world = await loadWorld(server.databaseUrl, listings)
      await prepareMatching(server.address, world)
      const { databaseUrl, ...filled } = await fillPeer(server.databaseUrl, { students: world.students.length })
      const peer = await startChild('peers/express/app.ts', [String(port + 1), databaseUrl])
      const address = `http://127.0.0.1:${port + 1}`
      const bench: Bench = { server, world, peer: { address, ...filled }, protocol, port: port + 2, folder }
      for (const [, measure] of flows) add(await measure(bench))
      peer.disconnect()
    } finally {
      await server.stop()
    }
  })
}
