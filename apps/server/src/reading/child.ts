import { type FileKind, fileKinds } from './outcome.ts'
import { readFile } from './read-file.ts'

/** The program of the child process: one file comes in, one outcome goes out. It ends with its parent. */
process.on('message', async (message) => {
  if (isJob(message)) process.send?.(await readFile(message.bytes, message.kind))
})
process.on('disconnect', () => process.exit())
// Libraries may give up on parts of a damaged file after the outcome is known; that is no reason to end.
process.on('unhandledRejection', () => undefined)

function isJob(message: unknown): message is { bytes: Uint8Array; kind: FileKind } {
  if (typeof message !== 'object' || message === null || !('bytes' in message) || !('kind' in message)) return false
  return message.bytes instanceof Uint8Array && fileKinds.some((kind) => kind === message.kind)
}
