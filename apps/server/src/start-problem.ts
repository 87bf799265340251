/** A reason outside the program why it cannot start. The message tells the operator what to do. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
