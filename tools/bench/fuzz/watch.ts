import { quantile } from '../statistics.ts'
import type { Caller } from './caller.ts'
import type { Server } from './server.ts'

type Sample = { server: number; reader: number; otherMs: number }

/** Looks every second at the memory of the server and its readers, and at how fast another caller is answered. */
export function watch(server: Server, call: Caller) {
  const samples: Sample[] = []
  const timer = setInterval(async () => {
    const { ms } = await call('GET', '/internship?limit=20')
    samples.push({ otherMs: ms, ...server.memory() })
  }, 1000)

  function end() {
    clearInterval(timer)
    const waits = samples.map(({ otherMs }) => otherMs)
    return {
      serverPeak: Math.max(...samples.map(({ server }) => server)),
      serverAtEnd: samples.at(-1)?.server ?? 0,
      readerPeak: Math.max(...samples.map(({ reader }) => reader)),
      otherMedianMs: quantile(waits, 0.5),
      otherSlowestMs: quantile(waits, 1),
    }
  }
  return { end }
}
