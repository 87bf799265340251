/**
 * Milliseconds of processor time of this thread that a run takes: the first run below `enoughMs`, or else the fastest of
 * three, because the clock on the wall would measure the load of the machine.
 */
export function fastestRun(run: () => unknown, enoughMs = 0): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && fastest >= enoughMs; turn++) {
    const before = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(before)
    fastest = Math.min(fastest, (user + system) / 1000)
  }
  return fastest
}

/**
 * Whether a call is linear in its text: fast enough in absolute terms, or, on a slow machine, less than eight times as
 * slow with four times as much. `call` gets the share of the text to take, 1 or a quarter.
 */
export function isLinear(call: (share: number) => unknown, enoughMs: number): boolean {
  const whole = fastestRun(() => call(1), enoughMs)
  return whole < enoughMs || whole < 8 * fastestRun(() => call(0.25), 0)
}
