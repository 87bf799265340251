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
