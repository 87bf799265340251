import type { Readable } from 'node:stream'
import type { Incoming } from './intake.ts'

/** Stores complete files under random ids. A file survives a crash of the machine once `keep` has returned. */
export type Store = {
  /** Moves a received file into the store. */
  keep: (file: Incoming, id: string) => Promise<void>
  /** Returns all bytes. Throws NoSuchFile. */
  read: (id: string) => Promise<Uint8Array>
  /** Returns the bytes as a stream. Throws NoSuchFile before the first byte. */
  open: (id: string) => Promise<Readable>
  /** Does nothing when the file does not exist. */
  remove: (id: string) => Promise<void>
  /** Lists all ids in batches. Ignores objects with other names, which are not ours. */
  pagesOfIds: () => AsyncIterable<string[]>
  /** When the file was stored, or null when it does not exist. Throws StoreAway when the store is unavailable. */
  keptAt: (id: string) => Promise<Date | null>
}

/** The store answered that the file does not exist. Other errors say nothing about the file. */
export class NoSuchFile extends Error {
  override name = 'NoSuchFile'
  constructor(cause: unknown) {
    super('This file is not in the store.', { cause })
  }
}
