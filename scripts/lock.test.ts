import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from './lock.mjs'

const lockModule = fileURLToPath(new URL('./lock.mjs', import.meta.url))

test('runs work of the same name in sequence and of other names in parallel', async () => {
  const name = randomUUID()
  const order: string[] = []
  const work = (label: string, ms: number) => async () => {
    order.push(`${label} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    order.push(`${label} ends`)
  }

  await Promise.all([
    withLock(name, work('first', 200)),
    withLock(name, work('second', 0)),
    withLock(randomUUID(), work('other', 0)),
  ])

  expect(order).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends'])
})

test('rethrows the error of the work and releases the lock', async () => {
  const name = randomUUID()
  await expect(withLock(name, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(await withLock(name, async () => 'next')).toBe('next')
})

test('releases the lock of a killed process', async () => {
  const name = randomUUID()
  const holder = await holderOf(name, 'await new Promise((resolve) => setTimeout(resolve, 60_000))')
  const next = withLock(name, async () => 'next')
  expect(await Promise.race([next, later()])).toBe('still waiting')

  holder.kill('SIGKILL')

  expect(await next).toBe('next')
})

/** Starts a process that has the lock and runs the code. */
async function holderOf(name: string, code: string) {
  const script = `
    const { withLock } = await import(${JSON.stringify(lockModule)})
    await withLock(${JSON.stringify(name)}, async () => { console.log('held'); ${code} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

function later(ms = 300): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('still waiting'), ms))
}
