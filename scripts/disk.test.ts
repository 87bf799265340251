import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Failure } from './console.mjs'
import { explainFullDisk, refuseWithoutRoom } from './disk.mjs'

test('too little room is said before anything is installed, with the folder and what to do', () => {
  const folder = join(tmpdir(), 'not', 'there', 'yet')
  const refusal = thrownBy(() => refuseWithoutRoom(folder, Number.MAX_SAFE_INTEGER))
  expect(refusal.message).toContain(`needs 9007199254 MB, and the disk of ${folder} has `)
  expect(refusal.advice).toMatch(/^Free some there, or clone Fledge to another disk/)
  expect(() => refuseWithoutRoom(folder, 1)).not.toThrow()
})

test('an install that filled the disk says which one in a sentence', () => {
  const said = explainFullDisk(new Failure('npm ci failed.\nnpm error code ENOSPC\nnpm error syscall write'), [
    tmpdir(),
  ])
  expect(said).toBeInstanceOf(Failure)
  expect(said).toHaveProperty(
    'message',
    expect.stringMatching(/^The disk of .+ is full: \d+ MB are left, and .+ MB\.$/),
  )
  expect(said).toHaveProperty('advice', expect.stringContaining('npm_config_cache'))
})

test.each([new Failure('npm ci failed.\nnpm error code ENOTFOUND'), new Error('ENOSPC')])(
  '%s is left as it is',
  (failure) => {
    expect(explainFullDisk(failure)).toBe(failure)
  },
)

function thrownBy(work: () => void): Failure {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error
  }
  return expect.fail('it threw no Failure')
}
