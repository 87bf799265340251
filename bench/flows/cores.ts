import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

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

/** Why figures of this moment would not count, or null. */
export function whyTooBusy(): string | null {
  const [load = 0] = loadavg()
  return load > 2.5 ? `load ${load.toFixed(1)} at the start` : null
}
