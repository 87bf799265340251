/**
 * Why a model failed. Carries only a message: errors of the client contain the question and the answer, which must not
 * be logged.
 */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
  /** Whether a retry may succeed. */
  readonly isTransient: boolean

  constructor(what: string, { isTransient = false } = {}) {
    super(`The second reader ${what}.`)
    this.isTransient = isTransient
  }
}
