/**
 * Why a second reader gave nothing. The message is all that is known of it outside: errors of the client hold the
 * question and the answer, which belong in no log.
 */
export class SecondReaderFailed extends Error {
  override name = 'SecondReaderFailed'
  /** Whether it may answer later. */
  readonly isPassing: boolean

  constructor(what: string, { isPassing = false } = {}) {
    super(`The second reader ${what}.`)
    this.isPassing = isPassing
  }
}
