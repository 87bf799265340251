const headerBytes = 4

/** A message for a pipe: its length as 32 bits, big endian, then its bytes. */
export function encodeFrame(...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32BE(body.length)
  return Buffer.concat([header, body])
}

/**
 * Splits the chunks of a pipe into messages. The returned function takes a chunk and returns the messages that it
 * completes, or 'too_long' when one declares more than `maxBytes`.
 */
export function createFrameDecoder(maxBytes: number): (chunk: Uint8Array) => Buffer[] | 'too_long' {
  let chunks: Uint8Array[] = []
  let buffered = 0
  let bodyLength: number | null = null

  function take(bytes: number): Buffer {
    const all = Buffer.concat(chunks)
    chunks = all.length > bytes ? [all.subarray(bytes)] : []
    buffered = all.length - bytes
    return all.subarray(0, bytes)
  }

  return (chunk) => {
    chunks.push(chunk)
    buffered += chunk.length
    const frames: Buffer[] = []
    for (;;) {
      if (bodyLength === null) {
        if (buffered < headerBytes) return frames
        bodyLength = take(headerBytes).readUInt32BE()
        if (bodyLength > maxBytes) return 'too_long'
      }
      if (buffered < bodyLength) return frames
      frames.push(take(bodyLength))
      bodyLength = null
    }
  }
}
