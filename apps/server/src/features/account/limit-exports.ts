import { HttpProblem } from '../../http/errors/problem.ts'

/** An export reads every file of an account. */
const mostAtOnce = 2
/** Seconds for `Retry-After` of a refused export. */
const retryAfter = { 'retry-after': '30' }

/** Limits concurrent exports to one per account and two per process. */
export function limitExports() {
  const running = new Set<string>()
  return {
    /** Reserves a slot until the returned function is called. Throws 429 or 503 when none is free. */
    start(userId: string): () => void {
      if (running.has(userId)) throw alreadyRunning()
      if (running.size >= mostAtOnce) throw tooManyExports()
      running.add(userId)
      return () => void running.delete(userId)
    },
  }
}

const alreadyRunning = () =>
  new HttpProblem(429, 'export_running', 'An export of your data is already running. Wait until it has finished.', {
    headers: retryAfter,
  })

const tooManyExports = () =>
  new HttpProblem(503, 'exports_busy', 'Other people are exporting their data right now. Try again in a minute.', {
    headers: retryAfter,
  })
