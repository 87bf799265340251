import { inflateRawSync } from 'node:zlib'
import { limits } from './limits.ts'

/** The entries of a zip by name; nothing is unpacked until it is asked for, and never to the disk. */
export type Zip = { names: ReadonlySet<string>; isEncrypted: boolean; read: (name: string) => Uint8Array | null }

/** A limit was passed, or the bytes are not what their directory says. */
export class ZipError extends Error {
  readonly reason: 'too_complex' | 'damaged'
  constructor(reason: 'too_complex' | 'damaged') {
    super(`The zip is ${reason}.`)
    this.reason = reason
  }
}

type Entry = { method: number; size: number; offset: number; encrypted: boolean }

/**
 * Opens a zip by its central directory. Throws a ZipError for more entries than allowed, and while reading for an entry
 * or a sum of entries that grows beyond what is allowed, whatever sizes the file declares.
 */
export function openZip(bytes: Uint8Array, allowed = limits): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = directoryOf(bytes, view, allowed.zipEntries)
  let total = 0
  const read = (name: string) => {
    const entry = entries.get(name)
    if (!entry) return null
    const room = Math.min(allowed.zipEntryBytes, allowed.zipTotalBytes - total)
    const content = contentOf(bytes, view, entry, room)
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
const longestComment = 65_535

function directoryOf(bytes: Uint8Array, view: DataView, mostEntries: number): Map<string, Entry> {
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new ZipError('too_complex')
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

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new ZipError('damaged')
}

function contentOf(bytes: Uint8Array, view: DataView, entry: Entry, room: number): Uint8Array {
  const { offset, size, method } = entry
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSignature) throw new ZipError('damaged')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(start, start + size)
  if (method === 0 && packed.length <= room) return packed
  if (method === 0) throw new ZipError('too_complex')
  if (method !== 8) throw new ZipError('damaged')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    const grewTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ZipError(grewTooLarge ? 'too_complex' : 'damaged')
  }
}
