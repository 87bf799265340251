const headBytes = 4

/** A message of bytes with its length before it, as it goes through a pipe. */
export function frameOf(...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(body.length)
  return Buffer.concat([head, body])
}

/**
 * Puts messages together from what comes through a pipe, piece by piece. The function that it gives takes a piece; it
 * gives the messages that the piece completes, or 'too_long' as soon as one says that it is longer than `most` bytes.
 */
export function joinFrames(most: number): (piece: Uint8Array) => Buffer[] | 'too_long' {
  let pieces: Uint8Array[] = []
  let held = 0
  let wanted: number | null = null

  function take(bytes: number): Buffer {
    const whole = Buffer.concat(pieces)
    pieces = whole.length > bytes ? [whole.subarray(bytes)] : []
    held = whole.length - bytes
    return whole.subarray(0, bytes)
  }

  return (piece) => {
    pieces.push(piece)
    held += piece.length
    const frames: Buffer[] = []
    for (;;) {
      if (wanted === null) {
        if (held < headBytes) return frames
        wanted = take(headBytes).readUInt32BE()
        if (wanted > most) return 'too_long'
      }
      if (held < wanted) return frames
      frames.push(take(wanted))
      wanted = null
    }
  }
}
