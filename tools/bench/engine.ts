import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureMatching } from './engine/matching.ts'
import { measureReading } from './engine/reading.ts'

/**
 * `npm run bench:engine`: reading and matching beside what they are measured by, as ratios in one run, in ABBA order;
 * prints tables. `npm run bench:engine -- matching` measures a part of it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '7' },
    listings: { type: 'string', default: '10000,100000,1000000' },
  },
})
const pairs = Number(values.pairs)
const parts = {
  reading: () => measureReading(pairs),
  matching: () => measureMatching(values.listings.split(',').map(Number), pairs),
}

const [loadBefore] = loadavg()
for (const [name, measure] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name)) for (const table of await measure()) console.log(table)
console.log(`\nLoad of the machine before and after: ${loadBefore?.toFixed(1)} and ${loadavg()[0]?.toFixed(1)}.`)
