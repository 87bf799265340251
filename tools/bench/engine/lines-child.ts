import { readFile } from '../../../apps/server/src/reading/read-file.ts'

/** Our lines with their places, without what is read from them, in a process like the reference's. */
process.on('message', async (message: { bytes: Uint8Array }) => {
  process.send?.(await readFile(message.bytes, 'pdf'))
})
process.on('disconnect', () => process.exit())
