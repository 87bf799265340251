import type { Readable } from 'node:stream'
import ZipStream from 'zip-stream'

/** An entry of an archive. `open` returns null to omit it. */
export type ArchiveEntry = { name: string; open: () => Promise<Readable | null> }

/** Streams a zip of entries opened one after another. A failing entry destroys it; destroying it closes the entry. */
export function streamZip(entries: readonly ArchiveEntry[]): ZipStream {
  const archive = new ZipStream()
  addEntries(archive, entries).catch((error: Error) => archive.destroy(error))
  return archive
}

async function addEntries(archive: ZipStream, entries: readonly ArchiveEntry[]): Promise<void> {
  for (const { name, open } of entries) {
    const content = archive.destroyed ? null : await open()
    if (content) await addEntry(archive, name, content)
  }
  if (!archive.destroyed) archive.finalize()
}

function addEntry(archive: ZipStream, name: string, content: Readable): Promise<void> {
  const close = () => content.destroy()
  if (archive.destroyed) close()
  return new Promise((resolve, reject) => {
    archive.once('close', close)
    archive.entry(content, { name }, (error) => {
      archive.off('close', close)
      if (error) reject(error)
      else resolve()
    })
  })
}
