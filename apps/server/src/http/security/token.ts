import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates a secret of 256 random bits, encoded as 43 characters for headers and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 of a text in base64url. Of tokens only this is stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Whether two secrets are equal. Compares digests, so that the time says nothing about the secret. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
