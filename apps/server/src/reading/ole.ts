/** The container of Word's binary files ([MS-CFB]): what is asked of it here needs only its directory. */
export function isOle(bytes: Uint8Array): boolean {
  return bytes.length >= 1536 && signature.every((byte, index) => bytes[index] === byte)
}

/** Whether the container has a stream of this name. */
export const hasOleStream = (bytes: Uint8Array, name: string): boolean => findOleStream(bytes, name) !== null

/** Where the stream begins in the file; null when there is none of this name. */
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

/** Entries of the directory are 128 bytes and begin with their name in UTF-16, its length and their type. */
function isEntry(view: DataView, at: number, name: string): boolean {
  if (view.getUint8(at + 66) !== streamType || view.getUint16(at + 64, true) !== 2 * (name.length + 1)) return false
  return [...name].every((letter, index) => view.getUint16(at + 2 * index, true) === letter.charCodeAt(0))
}
