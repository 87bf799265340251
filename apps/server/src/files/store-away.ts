import { HttpProblem } from '../http/errors/problem.ts'

/** The store is unavailable. Clients may retry; the log has the reason. */
export class StoreAway extends HttpProblem {
  override name = 'StoreAway'
  constructor(cause: unknown) {
    super(503, 'files_away', 'Files are not available right now. Please try again in a minute.', {
      headers: { 'retry-after': '30' },
    })
    this.cause = cause
  }
}
