import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const taskset = ['/usr/bin/taskset', '/bin/taskset'].find((path) => existsSync(path))
const canPin = taskset !== undefined && availableParallelism() > 1

/** What is measured runs on the first core, what asks on the second: neither takes time from the other. */
export function runOnSecondCore(): void {
  if (canPin)
    execFileSync(taskset, ['--all-tasks', '--cpu-list', '--pid', '1', String(process.pid)], { stdio: 'ignore' })
}

/** Starts Node with these arguments on the first core, with all that it starts itself. */
export function spawnOnFirstCore(args: readonly string[], options: SpawnOptions): ChildProcess {
  const node = [process.execPath, ...args]
  const [command = '', ...rest] = canPin ? [taskset, '--cpu-list', '0', ...node] : node
  return spawn(command, rest, options)
}

const mostLoad = 2.5
/** What was measured before leaves the average high for a minute or two. */
const patienceMs = 180_000

/** Waits until the machine has come to rest. Why figures would not count where it does not, or null. */
export async function whyTooBusy(): Promise<string | null> {
  const until = Date.now() + patienceMs
  while (loadNow() > mostLoad && Date.now() < until) await sleep(1000)
  return loadNow() > mostLoad ? `load ${loadNow().toFixed(1)} at the start` : null
}

const loadNow = (): number => loadavg()[0] ?? 0
