import type pg from 'pg'

/** `statement` has placeholders instead of values, so it contains no personal data. */
export type SlowQuery = { ms: number; statement: string }
type Watch = { overMs: number; onSlow: (query: SlowQuery) => void }

const longest = 500

/** Reports every statement of the pool that took longer than `overMs`. */
export function watchQueries(pool: pg.Pool, { overMs, onSlow }: Watch): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown
    const timed = (...given: unknown[]) => {
      const start = performance.now()
      const done = () => {
        const ms = performance.now() - start
        if (ms > overMs)
          onSlow({ ms: Math.round(ms), statement: textOf(given[0]).replace(/\s+/g, ' ').trim().slice(0, longest) })
      }
      const answer = given.at(-1)
      // Queries of the pool have a callback, those of a transaction return a promise.
      if (typeof answer === 'function')
        return ask(...given.slice(0, -1), (...results: unknown[]) => {
          done()
          answer(...results)
        })
      const result = ask(...given)
      if (result instanceof Promise) result.then(done, done)
      return result
    }
    client.query = timed as typeof client.query
  })
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : String((given as { text?: unknown } | null)?.text ?? '')
