import { inflateRawSync } from 'node:zlib'
import { limits } from '../limits.ts'

/** The entries of a ZIP file by name. Nothing is unpacked before `read`, and never to the disk. */
export type Zip = {
  names: ReadonlySet<string>
  isEncrypted: boolean
  /** Null when there is no such entry. */
  read: (name: string) => Uint8Array | null
}

/** A limit is exceeded, or the content contradicts the directory. */
export class ZipError extends Error {
  readonly reason: 'too_complex' | 'damaged'
  constructor(reason: 'too_complex' | 'damaged') {
    super(`The zip is ${reason}.`)
    this.reason = reason
  }
}

type Entry = { method: number; size: number; offset: number; encrypted: boolean }

/**
 * Opens a ZIP file by its central directory (APPNOTE.TXT 4.3). Throws a ZipError for too many entries; `read` throws one
 * when an entry, or the sum of the entries read, exceeds its limit. The sizes that the file declares are not used.
 * yauzl does not end on some damaged entries (docs/decisions).
 */
export function openZip(bytes: Uint8Array, allowed = limits): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(bytes, view, allowed.zipEntries)
  let total = 0
  const read = (name: string) => {
    const entry = entries.get(name)
    if (!entry) return null
    const maxBytes = Math.min(allowed.zipEntryBytes, allowed.zipTotalBytes - total)
    const content = unpack(bytes, view, entry, maxBytes)
    total += content.length
    return content
  }
  const isEncrypted = [...entries.values()].some(({ encrypted }) => encrypted)
  return { names: new Set(entries.keys()), isEncrypted, read }
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const entryLength = 46
const maxCommentLength = 65_535

function readDirectory(bytes: Uint8Array, view: DataView, maxEntries: number): Map<string, Entry> {
  const end = findEndRecord(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw new ZipError('too_complex')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entrySignature) throw new ZipError('damaged')
    const nameLength = view.getUint16(at + 28, true)
    const name = utf8.decode(bytes.subarray(at + entryLength, at + entryLength + nameLength))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    })
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const utf8 = new TextDecoder()

function findEndRecord(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - maxCommentLength)
  for (let at = view.byteLength - endLength; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new ZipError('damaged')
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry, maxBytes: number): Uint8Array {
  const { offset, size, method } = entry
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSignature) throw new ZipError('damaged')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(start, start + size)
  if (method === 0 && packed.length <= maxBytes) return packed
  if (method === 0) throw new ZipError('too_complex')
  if (method !== 8) throw new ZipError('damaged')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ZipError(isTooLarge ? 'too_complex' : 'damaged')
  }
}
