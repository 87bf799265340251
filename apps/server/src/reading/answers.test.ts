import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { answersOf } from './answers.ts'
import { frameOf } from './frames.ts'
import { failed } from './outcome.ts'

function childThatSays() {
  const pipe = new PassThrough()
  const end = vi.fn()
  return { say: (bytes: Uint8Array) => pipe.write(bytes), next: answersOf(pipe, end), end }
}

const empty = frameOf(Buffer.from(JSON.stringify(failed('empty'))))
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one answer to one question, in whatever pieces it comes', async () => {
  const { say, next, end } = childThatSays()
  const answer = next()
  for (const byte of empty) say(Uint8Array.of(byte))
  expect(await answer).toEqual(failed('empty'))
  const second = next()
  say(empty)
  expect(await second).toEqual(failed('empty'))
  expect(end).not.toHaveBeenCalled()
})

test('a child that says two things to one question is believed in none and ended', async () => {
  const { say, next, end } = childThatSays()
  const answer = next()
  say(Buffer.concat([empty, empty]))
  expect(await answer).toEqual(failed('damaged'))
  expect(end).toHaveBeenCalledOnce()
})

test('a child that speaks without being asked is ended', async () => {
  const { say, end } = childThatSays()
  say(empty)
  await settled()
  expect(end).toHaveBeenCalledOnce()
})

test('a child that begins an answer of four gigabytes is ended before it has said it', async () => {
  const { say, next, end } = childThatSays()
  const answer = next()
  say(Buffer.from([255, 255, 255, 255]))
  expect(await answer).toEqual(failed('too_complex'))
  expect(end).toHaveBeenCalledOnce()
})
