import { Socket } from 'node:net'
import { resumeMaxBytes } from '@fledge/contract/constants'
import { fileKinds, readingThrew } from '../outcome.ts'
import { readDraft } from '../read-draft.ts'
import { createFrameDecoder, encodeFrame } from './frames.ts'

/**
 * The program of the child process. A request is a byte for the kind and the file; a response is a finished reading in
 * JSON. The process ends with its parent.
 */
const pipe = new Socket({ fd: 3 })
const decode = createFrameDecoder(resumeMaxBytes + 1)
pipe.on('data', (chunk) => {
  const requests = decode(chunk)
  if (requests === 'too_long') process.exit(1)
  // Without a response the parent would wait until the time limit.
  for (const request of requests) respond(request).catch(() => process.exit(readingThrew))
})
pipe.on('close', () => process.exit())
// Libraries may reject work on parts of a damaged file after its reading has finished.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', () => process.exit(readingThrew))

async function respond(request: Uint8Array) {
  const kind = fileKinds[request[0] ?? -1]
  if (!kind) process.exit(1)
  const reading = await readDraft(request.subarray(1), kind)
  pipe.write(encodeFrame(Buffer.from(JSON.stringify(reading))))
}
