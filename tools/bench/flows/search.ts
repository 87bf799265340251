import { type Bench, counter } from './bench.ts'
import { closedLoop } from './closed-loop.ts'
import { openRounds } from './open-loop.ts'
import { runRounds } from './rounds.ts'
import { type Row, rowOf, tailRow } from './table.ts'

/** The popular searches of the product, filters, both, and what is not there. */
const queries = [
  'q=Frontend+Developer',
  'q=data',
  'q=Marketing',
  'q=UI%2FUX+Design',
  'q=zephyrine',
  'q=plumber',
  'type=Remote',
  'type=Hybrid&location=Pune',
  'q=React&type=Remote',
  'q=intern&location=Mumbai',
]

/**
 * Searching and filtering: the times at half of the rate it can do at most, then the rate beside the peer's. In this
 * order: searches that the peer's callers gave up go on in the database, for minutes on a large market.
 */
export async function measureSearch({ server, peer, protocol }: Bench): Promise<Row[]> {
  const n = counter()
  const next = () => ({ path: `/api/internship?limit=20&${queries[n() % queries.length]}` })
  const ours = closedLoop('ours', server.address, next)
  const half = (await ours.run(protocol.ms)).perSecond / 2
  const times = await openRounds({ address: server.address, perSecond: half, next, expected: 200, protocol })
  const rates = await runRounds([closedLoop('Express', peer.address, next), ours], protocol)
  const flow = `search and filters, ${peer.internships.toLocaleString('en')} listings`
  return [
    rowOf({ flow, rates, reference: 'Express', ours: 1, least: 3 }),
    tailRow({ flow: 'the same', perSecond: half, times, mostMs: peer.internships > 10_000 ? 150 : 60 }),
  ]
}
