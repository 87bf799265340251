import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, as 43 letters that a header and an address can carry. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: its SHA-256. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
