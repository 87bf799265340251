/** A model outside this program, as people call it. */
export type ModelKind = 'second reader' | 'embedding model'

/**
 * Why a model gave nothing. The message is all that is known of it outside: errors of the client hold the question and
 * the answer, which belong in no log.
 */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
  /** Whether it may answer later. */
  readonly isPassing: boolean

  constructor(kind: ModelKind, what: string, { isPassing = false } = {}) {
    super(`The ${kind} ${what}.`)
    this.isPassing = isPassing
  }
}
