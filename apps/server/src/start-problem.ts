/** The program cannot start for a reason outside it. The message is written for whoever runs it: what, and what to do. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
