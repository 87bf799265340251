import { quantile, slopeOf } from '../statistics.ts'
import type { Caller } from './caller.ts'
import type { Server } from './server.ts'

type Sample = { minute: number; server: number; reader: number; otherMs: number }

/** Looks every second at the memory of the server and its readers, and at how fast another caller is answered. */
export function watch(server: Server, call: Caller) {
  const start = performance.now()
  const samples: Sample[] = []
  const timer = setInterval(async () => {
    const { ms } = await call('GET', '/internship?limit=20')
    samples.push({ minute: (performance.now() - start) / 60_000, otherMs: ms, ...server.memory() })
  }, 1000)

  /** Growth is counted after the first fifth, when caches and the heap have found their size. */
  function end() {
    clearInterval(timer)
    const settled = samples.slice(Math.floor(samples.length / 5))
    const waits = samples.map(({ otherMs }) => otherMs)
    return {
      serverGrowth: slopeOf(settled.map(({ minute, server }) => [minute, server])),
      serverPeak: Math.max(...samples.map(({ server }) => server)),
      serverAtEnd: samples.at(-1)?.server ?? 0,
      readerPeak: Math.max(...samples.map(({ reader }) => reader)),
      otherMedianMs: quantile(waits, 0.5),
      otherSlowestMs: quantile(waits, 1),
    }
  }
  return { end }
}
