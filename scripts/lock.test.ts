import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from './lock.mjs'

const lockModule = fileURLToPath(new URL('./lock.mjs', import.meta.url))

test('works of the same name are done one after the other, those of other names beside them', async () => {
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

test('a work that fails passes its error on and frees the lock', async () => {
  const name = randomUUID()
  await expect(withLock(name, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(await withLock(name, async () => 'next')).toBe('next')
})

test('a process that is killed frees the lock', async () => {
  const name = randomUUID()
  const holder = await holderOf(name, 'await new Promise((resolve) => setTimeout(resolve, 60_000))')
  const next = withLock(name, async () => 'next')
  expect(await Promise.race([next, later()])).toBe('still waiting')

  holder.kill('SIGKILL')

  expect(await next).toBe('next')
})

test('a tool that outlives its killed starter keeps the others out until it ends', async () => {
  const name = randomUUID()
  const started = `
    const { spawn } = await import('node:child_process')
    spawn('sleep', ['3'], { stdio: ['ignore', 'ignore', 'ignore', held], detached: true })
    await new Promise((resolve) => setTimeout(resolve, 60_000))`
  const holder = await holderOf(name, started)
  await later(200)
  holder.kill('SIGKILL')
  const next = withLock(name, async () => 'next')

  expect(await Promise.race([next, later(500)])).toBe('still waiting')
  expect(await next).toBe('next')
})

/** A process that holds the lock and does something. */
async function holderOf(name: string, does: string) {
  const script = `
    const { withLock } = await import(${JSON.stringify(lockModule)})
    await withLock(${JSON.stringify(name)}, async (held) => { console.log('held'); ${does} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

function later(ms = 300): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('still waiting'), ms))
}
