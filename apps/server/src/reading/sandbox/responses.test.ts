import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { failed } from '../outcome.ts'
import { encodeFrame } from './frames.ts'
import { receiveResponses } from './responses.ts'

function setup() {
  const pipe = new PassThrough()
  const end = vi.fn()
  return { send: (bytes: Uint8Array) => pipe.write(bytes), next: receiveResponses(pipe, end), end }
}

const empty = encodeFrame(Buffer.from(JSON.stringify(failed('empty'))))
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('returns one response per request, in chunks of any size', async () => {
  const { send, next, end } = setup()
  const response = next()
  for (const byte of empty) send(Uint8Array.of(byte))
  expect(await response).toEqual(failed('empty'))
  const second = next()
  send(empty)
  expect(await second).toEqual(failed('empty'))
  expect(end).not.toHaveBeenCalled()
})

test('rejects both of two responses to one request and ends the child', async () => {
  const { send, next, end } = setup()
  const response = next()
  send(Buffer.concat([empty, empty]))
  expect(await response).toEqual(failed('damaged'))
  expect(end).toHaveBeenCalledOnce()
})

test('ends a child that sends a response without a request', async () => {
  const { send, end } = setup()
  send(empty)
  await settled()
  expect(end).toHaveBeenCalledOnce()
})

test('ends a child that declares a response of four gigabytes', async () => {
  const { send, next, end } = setup()
  const response = next()
  send(Buffer.from([255, 255, 255, 255]))
  expect(await response).toEqual(failed('too_complex'))
  expect(end).toHaveBeenCalledOnce()
})
