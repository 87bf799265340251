import { Socket } from 'node:net'
import { resumeMaxBytes } from '@fledge/contract/constants'
import { finishReading } from './finish-reading.ts'
import { frameOf, joinFrames } from './frames.ts'
import { badFile, fileKinds } from './outcome.ts'

/**
 * The program of the child process: through one pipe one file comes in (its kind as the first byte, then the file) and
 * one finished reading goes out, as JSON. It ends with its parent.
 */
const pipe = new Socket({ fd: 3 })
const join = joinFrames(resumeMaxBytes + 1)
pipe.on('data', (piece) => {
  const files = join(piece)
  if (files === 'too_long') process.exit(1)
  // What our own reading throws would be waited for until the time is up, and taken for a machine that is too busy.
  for (const file of files) answer(file).catch(() => process.exit(badFile))
})
pipe.on('close', () => process.exit())
// Libraries may give up on parts of a damaged file after the outcome is known; that is no reason to end.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', () => process.exit(badFile))

async function answer(file: Uint8Array) {
  const kind = fileKinds[file[0] ?? -1]
  if (!kind) process.exit(1)
  const reading = await finishReading(file.subarray(1), kind)
  pipe.write(frameOf(Buffer.from(JSON.stringify(reading))))
}
