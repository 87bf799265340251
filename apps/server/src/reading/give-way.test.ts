import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { giveWay } from './give-way.ts'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A Node that runs, with its helper threads. */
async function node(): Promise<ChildProcess> {
  const program = `console.log('ready'); setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  await once(child.stdout!, 'data')
  return child
}

test.runIf(process.platform === 'linux')('every thread of a process gives way, again and again', async () => {
  const { pid } = await node()
  const niceness = () => readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)))
  const own = getPriority()
  expect(niceness().length).toBeGreaterThan(2)
  expect(new Set(niceness())).toEqual(new Set([own]))
  giveWay(pid, 5)
  expect(new Set(niceness())).toEqual(new Set([Math.min(own + 5, 19)]))
  giveWay(pid, 40)
  expect(new Set(niceness())).toEqual(new Set([19]))
})

test('where there is no process, nothing happens', async () => {
  const child = await node()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(() => giveWay(child.pid, 5)).not.toThrow()
  expect(() => giveWay(undefined, 5)).not.toThrow()
})
