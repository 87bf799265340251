import type { Readable } from 'node:stream'
import type { Incoming } from './intake.ts'

/** Keeps whole files under random ids. What `keep` has returned from survives a crash of the machine. */
export type Store = {
  /** Moves a received file into the store. */
  keep: (file: Incoming, id: string) => Promise<void>
  /** All bytes. Throws when there is no such file. */
  read: (id: string) => Promise<Uint8Array>
  /** The bytes as a stream. Throws when there is no such file, before anything is given. */
  open: (id: string) => Promise<Readable>
  /** Does nothing when there is no such file. */
  remove: (id: string) => Promise<void>
  /** Every id in the store, some at a time. */
  pagesOfIds: () => AsyncIterable<string[]>
  /** When the file was stored, or null when it is not there. */
  keptAt: (id: string) => Promise<Date | null>
}
