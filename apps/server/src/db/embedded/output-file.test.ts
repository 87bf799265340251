import { appendFileSync, closeSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutOutput, openOutput, outputSince, outputSize } from './output-file.ts'
import { trialFolder } from './testing/trial.ts'

test('output that has grown too long is cut to its last whole lines, and goes on while it is open', async () => {
  const path = join(await trialFolder(), 'postgres.log')
  const file = openOutput(path)
  for (let line = 1; line <= 30_000; line++) writeSync(file, `${String(line).padStart(99, '.')}\n`)

  cutOutput(path)
  writeSync(file, 'and on\n')
  closeSync(file)

  expect(statSync(path).size).toBeLessThan(210_000)
  const [first, ...rest] = outputSince(path, 0).split('\n')
  expect(first).toHaveLength(99)
  expect(rest.slice(-2)).toEqual([String(30_000).padStart(99, '.'), 'and on'])
})

test('short output is left whole', async () => {
  const path = join(await trialFolder(), 'postgres.log')
  writeFileSync(path, 'one\ntwo\n')
  cutOutput(path)
  expect(outputSince(path, 0)).toBe('one\ntwo')
})

test('only what was written after a moment is quoted, at most its last twelve lines', async () => {
  const path = join(await trialFolder(), 'postgres.log')
  writeFileSync(path, 'before\n')
  const moment = outputSize(path)
  appendFileSync(path, Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join(''))
  expect(outputSince(path, moment).split('\n')).toEqual(Array.from({ length: 12 }, (_, line) => `line ${line + 8}`))
})
