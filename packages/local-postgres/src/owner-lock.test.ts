import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { takeOwnerLock } from './owner-lock.ts'
import { isAlive } from './process-state.ts'
import { temporaryFolder } from './testing/programs.ts'

/** Takes the lock for one test: the next temporary folder may get the same inode. */
async function takeLock(folder: string) {
  const lock = await takeOwnerLock(folder)
  if ('release' in lock) onTestFinished(lock.release)
  return lock
}

test('holds a lock until it is released', async () => {
  const folder = await temporaryFolder()
  const lock = await takeLock(folder)
  expect(await takeLock(folder)).toEqual({ heldBy: process.pid })
  expect(await takeLock(await temporaryFolder()), 'the lock of another folder').toHaveProperty('release')

  if ('release' in lock) lock.release()

  expect(await takeLock(folder)).toHaveProperty('release')
})

test('gives a lock to one of fifty callers', async () => {
  const folder = await temporaryFolder()

  const results = await Promise.all(Array.from({ length: 50 }, () => takeLock(folder)))

  expect(results.filter((result) => 'release' in result)).toHaveLength(1)
})

test('treats a zombie as ended', async () => {
  // The shell becomes a program that never waits for its child.
  const shell = spawn('/bin/sh', ['-c', 'sleep 1 & echo $!; exec sleep 90'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const pid = await new Promise<number>((resolve) => shell.stdout.once('data', (line) => resolve(Number(line))))

  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 30_000 }).toMatch(/\) Z /)

  expect(isAlive(pid)).toBe(false)
  shell.kill()
})
