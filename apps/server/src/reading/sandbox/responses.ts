import type { Duplex } from 'node:stream'
import { limits } from '../limits.ts'
import { type FinishedReading, failed } from '../outcome.ts'
import { createFrameDecoder } from './frames.ts'
import { parseResponse } from './parse-response.ts'

/**
 * Receives a child's responses. Each call of the returned function waits for one. A child that sends more than one, or
 * one without a request, may be controlled by a hostile file: `end` is called.
 */
export function receiveResponses(pipe: Duplex, end: () => void): () => Promise<FinishedReading> {
  const decode = createFrameDecoder(limits.responseBytes)
  let respond: ((reading: FinishedReading) => void) | null = null

  function handle(frames: Buffer[] | 'too_long') {
    if (frames.length === 0) return
    const isExpected = frames !== 'too_long' && frames.length === 1 && respond !== null
    if (frames === 'too_long') respond?.(failed('too_complex'))
    else respond?.(isExpected ? parseResponse(frames[0]!) : failed('damaged'))
    if (!isExpected) end()
    respond = null
  }

  pipe.on('error', end)
  pipe.on('data', (chunk: Uint8Array) => handle(decode(chunk)))
  return () =>
    new Promise((resolve) => {
      respond = resolve
    })
}
