import { HttpProblem } from '../http/errors/problem.ts'

/** The store cannot be used now. Whoever asks may try again; whoever runs the server finds the reason in the log. */
export class StoreAway extends HttpProblem {
  override name = 'StoreAway'
  constructor(cause: unknown) {
    super(503, 'files_away', 'Files are not available right now. Please try again in a minute.', {
      headers: { 'retry-after': '30' },
    })
    this.cause = cause
  }
}
