import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeOwnerLock } from './owner-lock.ts'
import { identifyProcess } from './process-identity.ts'
import { temporaryFolder } from './testing/programs.ts'

test('holds a lock until it is released', async () => {
  const path = join(await temporaryFolder(), 'lock')
  const lock = await takeOwnerLock(path)
  expect(await takeOwnerLock(path)).toEqual({ heldBy: process.pid })

  if ('release' in lock) lock.release()

  expect(await takeOwnerLock(path)).toHaveProperty('release')
})

test.each([
  ['of an ended process', { pid: 4_000_000, started: 'then', token: 'a' }],
  ['whose process id was reused', { pid: process.pid, started: 'then', token: 'a' }],
  ['that a power cut left empty', null],
])('takes over a lock %s', async (_what, owner) => {
  const path = join(await temporaryFolder(), 'lock')
  writeFileSync(path, owner ? JSON.stringify(owner) : '')

  expect(await takeOwnerLock(path)).toHaveProperty('release')

  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ ...identifyProcess(process.pid) })
})

test('takes over after an interrupted takeover', async () => {
  const folder = await temporaryFolder()
  const gone = JSON.stringify({ pid: 4_000_000, started: 'then', token: 'a' })
  writeFileSync(join(folder, 'lock'), gone)
  writeFileSync(join(folder, 'lock.takeover'), gone)

  expect(await takeOwnerLock(join(folder, 'lock'))).toHaveProperty('release')

  expect(readdirSync(folder)).toEqual(['lock'])
})

test('removes the drafts of killed processes only', async () => {
  const folder = await temporaryFolder()
  const [dead, alive, empty] = ['1', '2', '3'].map((digit) => `lock.${digit.repeat(8)}-0000-4000-8000-000000000000`)
  writeFileSync(join(folder, dead!), JSON.stringify({ pid: 4_000_000, started: 'then', token: 'a' }))
  writeFileSync(join(folder, alive!), JSON.stringify({ ...identifyProcess(process.pid), token: 'b' }))
  writeFileSync(join(folder, empty!), '')

  expect(await takeOwnerLock(join(folder, 'lock'))).toHaveProperty('release')

  expect(readdirSync(folder).sort()).toEqual(['lock', alive, empty])
})

test('gives a stale lock to one of fifty callers', async () => {
  const path = join(await temporaryFolder(), 'lock')
  writeFileSync(path, JSON.stringify({ pid: 4_000_000, started: 'then', token: 'a' }))

  const results = await Promise.all(Array.from({ length: 50 }, () => takeOwnerLock(path)))

  expect(results.filter((result) => 'release' in result)).toHaveLength(1)
})

test('treats a zombie as ended', async () => {
  // The shell becomes a program that never waits for its child.
  const shell = spawn('/bin/sh', ['-c', 'sleep 1 & echo $!; exec sleep 90'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const pid = await new Promise<number>((resolve) => shell.stdout.once('data', (line) => resolve(Number(line))))

  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 30_000 }).toMatch(/\) Z /)

  expect(identifyProcess(pid)).toBeNull()
  shell.kill()
})
