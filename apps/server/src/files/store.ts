import type { Readable } from 'node:stream'
import type { Incoming } from './intake.ts'

/** Keeps whole files under random ids. What `keep` has returned from survives a crash of the machine. */
export type Store = {
  /** Moves a received file into the store. */
  keep: (file: Incoming, id: string) => Promise<void>
  /** All bytes. Throws NoSuchFile when there is none. */
  read: (id: string) => Promise<Uint8Array>
  /** The bytes as a stream. Throws NoSuchFile when there is none, before anything is given. */
  open: (id: string) => Promise<Readable>
  /** Does nothing when there is no such file. */
  remove: (id: string) => Promise<void>
  /** Every id in the store, some at a time. What lies there under another name is not ours, and is left alone. */
  pagesOfIds: () => AsyncIterable<string[]>
  /** When the file was stored, or null when it is not there. Throws StoreAway when that cannot be told. */
  keptAt: (id: string) => Promise<Date | null>
}

/** The store answered, and it does not hold this file. Any other failure says nothing about the file. */
export class NoSuchFile extends Error {
  override name = 'NoSuchFile'
  constructor(cause: unknown) {
    super('This file is not in the store.', { cause })
  }
}
