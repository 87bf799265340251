import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../apps/server/src/db/with-client.ts'

const patienceMs = 15 * 60_000

/** Waits until no stored job is left to do, also of those that a kill cut off; gives how long that took. */
export const jobsDone = (url: string): Promise<number> =>
  withClient(url, 'fledge-bench', async (client) => {
    const start = performance.now()
    while (performance.now() - start < patienceMs) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from jobs.job where state in ('created', 'retry', 'active')
         and name in ('read-resume', 'read-slow-resume', 'announce-internship')`,
      )
      if (rows[0]?.n === 0) return performance.now() - start
      await sleep(500)
    }
    throw new Error('Jobs were left undone.')
  })
