type PictureKind = 'image/png' | 'image/webp' | 'image/jpeg'

/** The type, width and height of a picture by its header, without decoding it; null for all else, such as SVG. */
export function readPictureSize(bytes: Uint8Array): { kind: PictureKind; width: number; height: number } | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (data.readUInt32BE(0) === 0x89504e47 && data.toString('latin1', 12, 16) === 'IHDR')
      return { kind: 'image/png', width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
    if (data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP') return webpSize(data)
    return data.readUInt16BE(0) === 0xffd8 ? jpegSize(data) : null
  } catch (error) {
    // The header is cut off.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** RFC 9649: a lossy or lossless frame, or the canvas of an extended file. */
function webpSize(data: Buffer): ReturnType<typeof readPictureSize> {
  const kind = 'image/webp'
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { kind, width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = data.readUInt32LE(21)
      return { kind, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8X':
      return { kind, width: 1 + data.readUIntLE(24, 3), height: 1 + data.readUIntLE(27, 3) }
    default:
      return null
  }
}

/** ITU T.81: the first frame header. 0xc4, 0xc8 and 0xcc in its range are other segments. */
function jpegSize(data: Buffer): ReturnType<typeof readPictureSize> {
  for (let at = 2; data[at] === 0xff; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { kind: 'image/jpeg', width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
  }
  return null
}
