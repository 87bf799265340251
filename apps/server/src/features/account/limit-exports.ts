import { HttpProblem } from '../../http/errors/problem.ts'

/** An export reads every file of an account. */
const mostAtOnce = 2
/** Seconds after which a refused export is worth another try. */
const retryAfter = { 'retry-after': '30' }

/** Lets one export of an account run at a time, and two in this process. */
export function limitExports() {
  const running = new Set<string>()
  return {
    /** Takes a place until the returned function is called. Throws 429 or 503 when there is none. */
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
