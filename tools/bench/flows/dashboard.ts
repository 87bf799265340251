import { quantile } from '../statistics.ts'
import type { Bench } from './bench.ts'
import { openLoop, timesText } from './open-loop.ts'
import { plainRow, type Row } from './table.ts'

/** What the company dashboard asks for before it shows its numbers, with 50 listings and 5,000 applications. */
export async function measureDashboard({ server, world: { company }, protocol }: Bench): Promise<Row[]> {
  const { id, token } = company
  const calls = {
    'its 50 listings with counts': `/api/internship?company=${id}`,
    'the first 300 of 5,000 applications': '/api/apply/company?limit=300',
    'its notifications': '/api/notifications?limit=10',
    'its interviews': '/api/interviews',
  }
  const rows: Row[] = []
  for (const [what, path] of Object.entries(calls)) {
    await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${token}` } })
    const seconds = (protocol.rounds * protocol.ms) / 1000
    const { byStatus } = await openLoop(server.address, 10, seconds, () => ({ path, token }))
    const times = byStatus.get(200) ?? []
    const target = ['p99 at most 100 ms', quantile(times, 0.99) <= 100] as const
    rows.push(plainRow(`company dashboard, ${what}: p50 / p99 / most`, timesText(times), ...target))
  }
  return rows
}
