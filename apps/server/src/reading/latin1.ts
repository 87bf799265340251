/** Bytes as characters of the same numbers, to look for signs in a file that is no text. */
export const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
