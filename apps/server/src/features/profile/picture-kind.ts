/** Detects the type of a picture by its first bytes; null when browsers do not create it from a canvas. */
export function pictureKind(bytes: Uint8Array): 'image/webp' | 'image/jpeg' | null {
  const isRiff = textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP'
  if (isRiff && /^VP8[ LX]$/.test(textAt(bytes, 12, 16))) return 'image/webp'
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : null
}

const textAt = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
