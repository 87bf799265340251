/**
 * Whether this is an OLE container ([MS-CFB]), such as Word's binary files. Only its directory is read here: the cfb
 * package takes gigabytes of memory for overlapping sector chains (docs/decisions).
 */
export function isOle(bytes: Uint8Array): boolean {
  return bytes.length >= 1536 && signature.every((byte, index) => bytes[index] === byte)
}

/** Whether the container has a stream of this name. */
export const hasOleStream = (bytes: Uint8Array, name: string): boolean => findOleStream(bytes, name) !== null

/** The position of the stream in the file, in bytes; null when there is none of this name. */
export function findOleStream(bytes: Uint8Array, name: string): { offset: number; size: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sector = 2 ** view.getUint16(30, true)
  if (sector !== 512 && sector !== 4096) return null
  for (let at = sector; at + entryLength <= bytes.length; at += entryLength) {
    if (isEntry(view, at, name))
      return { offset: (view.getUint32(at + 116, true) + 1) * sector, size: view.getUint32(at + 120, true) }
  }
  return null
}

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const entryLength = 128
const streamType = 2

/** An entry of the directory has 128 bytes: name in UTF-16, length of the name, type ([MS-CFB] 2.6.1). */
function isEntry(view: DataView, at: number, name: string): boolean {
  if (view.getUint8(at + 66) !== streamType || view.getUint16(at + 64, true) !== 2 * (name.length + 1)) return false
  return [...name].every((letter, index) => view.getUint16(at + 2 * index, true) === letter.charCodeAt(0))
}

/**
 * The bytes of a stream; null when there is none of this name or its chain of sectors is broken. Each step of a chain is
 * one sector of the stream's size, so that circular and overlapping chains end.
 */
export function readOleStream(bytes: Uint8Array, name: string): Uint8Array | null {
  const found = findOleStream(bytes, name)
  if (!found || found.size > bytes.length) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sector = 2 ** view.getUint16(30, true)
  const first = found.offset / sector - 1
  const nextSector = (at: number) => readTable(view, sector, at)
  if (found.size >= view.getUint32(56, true))
    return joinChain(bytes, first, found.size, { size: sector, at: (index) => (index + 1) * sector, next: nextSector })
  return readMiniStream(bytes, view, { first, size: found.size, sector, nextSector })
}

type Chain = { size: number; at: (index: number) => number; next: (index: number) => number }

function joinChain(bytes: Uint8Array, first: number, length: number, chain: Chain): Uint8Array | null {
  const joined = new Uint8Array(length)
  let index = first
  for (let done = 0; done < length; done += chain.size) {
    const start = chain.at(index)
    const part = bytes.subarray(start, Math.min(start + chain.size, start + length - done))
    if (start < 0 || part.length < Math.min(chain.size, length - done)) return null
    joined.set(part, done)
    index = chain.next(index)
  }
  return joined
}

/** The entry of a sector in the table of sectors ([MS-CFB] 2.3); its first 109 parts are listed in the header. */
function readTable(view: DataView, sector: number, index: number): number {
  const perSector = sector / 4
  const part = Math.floor(index / perSector)
  if (part >= partsInHeader) return readFurtherTable(view, sector, index, part)
  return readNumber(view, (readNumber(view, 76 + 4 * part) + 1) * sector + 4 * (index % perSector))
}

/** Further parts of the table are listed in a chain of sectors, each of which ends with the next one's number. */
function readFurtherTable(view: DataView, sector: number, index: number, part: number): number {
  const perList = sector / 4 - 1
  let list = readNumber(view, 68)
  for (let skipped = Math.floor((part - partsInHeader) / perList); skipped > 0; skipped--)
    list = readNumber(view, (list + 1) * sector + 4 * perList)
  const own = readNumber(view, (list + 1) * sector + 4 * ((part - partsInHeader) % perList))
  return readNumber(view, (own + 1) * sector + 4 * (index % (sector / 4)))
}

const partsInHeader = 109

/** Streams below 4,096 bytes are in sectors of 64 bytes inside the stream of the root ([MS-CFB] 2.4). */
function readMiniStream(
  bytes: Uint8Array,
  view: DataView,
  {
    first,
    size,
    sector,
    nextSector,
  }: { first: number; size: number; sector: number; nextSector: (at: number) => number },
): Uint8Array | null {
  const root = findRoot(view, sector)
  if (!root || root.size > bytes.length) return null
  const container = joinChain(bytes, root.first, root.size, {
    size: sector,
    at: (index) => (index + 1) * sector,
    next: nextSector,
  })
  const tableFirst = readNumber(view, 60)
  const tableSize = Math.min(readNumber(view, 64) * sector, bytes.length)
  const table = joinChain(bytes, tableFirst, tableSize, {
    size: sector,
    at: (index) => (index + 1) * sector,
    next: nextSector,
  })
  if (!container || !table) return null
  const entries = new DataView(table.buffer)
  return joinChain(container, first, size, {
    size: miniSector,
    at: (index) => index * miniSector,
    next: (index) => readNumber(entries, 4 * index),
  })
}

const miniSector = 64
const rootType = 5

function findRoot(view: DataView, sector: number): { first: number; size: number } | null {
  const at = (readNumber(view, 48) + 1) * sector
  if (at + entryLength > view.byteLength || view.getUint8(at + 66) !== rootType) return null
  return { first: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) }
}

/** Outside of the file a number that no sector has. */
const readNumber = (view: DataView, at: number): number =>
  at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, true) : 0xffffffff
