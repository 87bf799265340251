import type { Caller } from '../attacks/caller.ts'
import type { Server } from '../attacks/server.ts'

type Sample = { minute: number; server: number; reader: number; healthMs: number }

/** Looks every second at the memory of the server and its readers, and at how fast another caller is answered. */
export function watch(server: Server, { call }: Caller) {
  const start = performance.now()
  const samples: Sample[] = []
  const timer = setInterval(async () => {
    const { ms } = await call('GET', '/internship?limit=20')
    samples.push({ minute: (performance.now() - start) / 60_000, healthMs: ms, ...server.memory() })
  }, 1000)

  /** Growth is counted after the first fifth, when caches and the heap have found their size. */
  function end() {
    clearInterval(timer)
    const settled = samples.slice(Math.floor(samples.length / 5))
    const waits = samples.map(({ healthMs }) => healthMs).sort((a, b) => a - b)
    return {
      serverGrowth: slopeOf(settled.map(({ minute, server }) => [minute, server])),
      serverPeak: Math.max(...samples.map(({ server }) => server)),
      serverAtEnd: samples.at(-1)?.server ?? 0,
      readerPeak: Math.max(...samples.map(({ reader }) => reader)),
      otherMedianMs: waits[Math.floor(waits.length / 2)] ?? 0,
      otherSlowestMs: waits.at(-1) ?? 0,
    }
  }
  return { end }
}

/** Least squares: how much y grows for one of x. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  const [x, y] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const along = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return along / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
