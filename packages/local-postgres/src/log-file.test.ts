import { appendFileSync, closeSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logSize, openLog, readLogSince, truncateLog } from './log-file.ts'
import { temporaryFolder } from './testing/programs.ts'

test('truncates a long log to its last whole lines while it is open', async () => {
  const path = join(await temporaryFolder(), 'postgres.log')
  const file = openLog(path)
  for (let line = 1; line <= 30_000; line++) writeSync(file, `${String(line).padStart(99, '.')}\n`)

  truncateLog(path)
  writeSync(file, 'appended\n')
  closeSync(file)

  expect(statSync(path).size).toBeLessThan(210_000)
  const [first, ...rest] = readLogSince(path, 0).split('\n')
  expect(first).toHaveLength(99)
  expect(rest.slice(-2)).toEqual([String(30_000).padStart(99, '.'), 'appended'])
})

test('leaves a short log unchanged', async () => {
  const path = join(await temporaryFolder(), 'postgres.log')
  writeFileSync(path, 'one\ntwo\n')
  truncateLog(path)
  expect(readLogSince(path, 0)).toBe('one\ntwo')
})

test('reads at most the last twelve lines since an offset', async () => {
  const path = join(await temporaryFolder(), 'postgres.log')
  writeFileSync(path, 'before\n')
  const offset = logSize(path)
  appendFileSync(path, Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join(''))
  expect(readLogSince(path, offset).split('\n')).toEqual(Array.from({ length: 12 }, (_, line) => `line ${line + 8}`))
})
