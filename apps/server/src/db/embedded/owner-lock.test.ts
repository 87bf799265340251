import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeOwnerLock } from './owner-lock.ts'
import { identifyProcess } from './process-identity.ts'
import { trialFolder } from './testing/trial.ts'

test('a lock is held until it is released', async () => {
  const path = join(await trialFolder(), 'lock')
  const lock = await takeOwnerLock(path)
  expect(await takeOwnerLock(path)).toEqual({ heldBy: process.pid })

  if ('release' in lock) lock.release()

  expect(await takeOwnerLock(path)).toHaveProperty('release')
})

test.each([
  ['of a process that ended', { pid: 4_000_000, started: 'then', token: 'a' }],
  ['of a process whose id another one has now', { pid: process.pid, started: 'then', token: 'a' }],
  ['that a power cut left empty', null],
])('a lock %s is taken over', async (_what, owner) => {
  const path = join(await trialFolder(), 'lock')
  writeFileSync(path, owner ? JSON.stringify(owner) : '')

  expect(await takeOwnerLock(path)).toHaveProperty('release')

  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ ...identifyProcess(process.pid) })
})

test('a takeover that was itself cut short is taken over too', async () => {
  const folder = await trialFolder()
  const gone = JSON.stringify({ pid: 4_000_000, started: 'then', token: 'a' })
  writeFileSync(join(folder, 'lock'), gone)
  writeFileSync(join(folder, 'lock.takeover'), gone)

  expect(await takeOwnerLock(join(folder, 'lock'))).toHaveProperty('release')

  expect(readdirSync(folder)).toEqual(['lock'])
})

test('what a process that was killed while it wrote its lock left behind is removed, and nothing else', async () => {
  const folder = await trialFolder()
  const [dead, alive, empty] = ['1', '2', '3'].map((digit) => `lock.${digit.repeat(8)}-0000-4000-8000-000000000000`)
  writeFileSync(join(folder, dead!), JSON.stringify({ pid: 4_000_000, started: 'then', token: 'a' }))
  writeFileSync(join(folder, alive!), JSON.stringify({ ...identifyProcess(process.pid), token: 'b' }))
  writeFileSync(join(folder, empty!), '')

  expect(await takeOwnerLock(join(folder, 'lock'))).toHaveProperty('release')

  expect(readdirSync(folder).sort()).toEqual(['lock', alive, empty])
})

test('of fifty that want a stale lock at once, one gets it', async () => {
  const path = join(await trialFolder(), 'lock')
  writeFileSync(path, JSON.stringify({ pid: 4_000_000, started: 'then', token: 'a' }))

  const results = await Promise.all(Array.from({ length: 50 }, () => takeOwnerLock(path)))

  expect(results.filter((result) => 'release' in result)).toHaveLength(1)
})

test('a process that ended and was not collected by its parent counts as ended', async () => {
  // The shell starts a child and then becomes a program that never collects it; a child that ended before then would be.
  const shell = spawn('/bin/sh', ['-c', 'sleep 1 & echo $!; exec sleep 90'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const pid = await new Promise<number>((resolve) => shell.stdout.once('data', (line) => resolve(Number(line))))

  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 30_000 }).toMatch(/\) Z /)

  expect(identifyProcess(pid)).toBeNull()
  shell.kill()
})
