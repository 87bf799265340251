/** Bytes as characters with the same codes, to search a binary file. */
export const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
