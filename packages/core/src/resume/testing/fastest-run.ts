/** Milliseconds of this thread's processor time, which the load of the machine hardly lengthens. */
function processorTime(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times slower this machine is at the moment than the one for which limits in milliseconds are stated, at least
 * 1: that one counts the words of 20,000 short lines and copies the counts in 20 ms.
 */
export function slowness(): number {
  return Math.max(1, Math.min(...Array.from({ length: 5 }, () => processorTime(countWords))) / 20)
}

const text = Array.from(
  { length: 20_000 },
  (_, line) => `word${(line * 7919) % 1009} of line ${line}, Engineer; `,
).join('')
function countWords(): unknown {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/\b(?:[a-z]{2,8}|\d+)\b/giu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return JSON.parse(JSON.stringify([...counts]))
}

/**
 * Milliseconds that a run takes on a machine that is not slower than usual: the first run below `enoughMs`, or else the
 * fastest of three.
 */
export function fastestRun(run: () => unknown, enoughMs = 0): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && fastest >= enoughMs; turn++) fastest = Math.min(fastest, processorTime(run))
  return fastest < enoughMs ? fastest : fastest / slowness()
}

/**
 * Whether a call is linear in its text: fast enough in absolute terms, or less than eight times as slow with four times
 * as much. `call` gets the share of the text to take, 1 or a quarter.
 */
export function isLinear(call: (share: number) => unknown, enoughMs: number): boolean {
  const whole = fastestRun(() => call(1), enoughMs)
  return whole < enoughMs || whole < 8 * fastestRun(() => call(0.25), 0)
}
