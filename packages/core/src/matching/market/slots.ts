/**
 * Where each listing stands in a market: id → place, in columns of numbers. The ids themselves stand in the blocks; a
 * `Map` would take 33 to 46 bytes more for each listing, this takes 11 to 21.
 */
export type Slots = {
  readonly size: number
  has: (id: string) => boolean
  get: (id: string) => number | undefined
  keys: () => string[]
  /** An id that is not here yet. */
  add: (id: string, slot: number) => void
  /** A listing that goes from one place to another. */
  move: (id: string, from: number, to: number) => void
  remove: (id: string, slot: number) => void
}

/** `idAt` gives the id of the listing that stands at a place. */
export function createSlots(idAt: (slot: number) => string): Slots {
  let table = openTable(leastRoom)
  let size = 0
  const findEntry = (id: string) => findIn(table, hashOf(id), (slot) => idAt(slot) === id)
  return {
    get size() {
      return size
    },
    has: (id) => findEntry(id) >= 0,
    get(id) {
      const entry = findEntry(id)
      return entry < 0 ? undefined : table.slots[entry]! - 1
    },
    keys: () => [...table.slots].filter((slot) => slot > 0).map((slot) => idAt(slot - 1)),
    add(id, slot) {
      size++
      if (size > table.slots.length * mostFull) table = doubled(table)
      put(table, hashOf(id), slot + 1)
    },
    move(id, from, to) {
      table.slots[findIn(table, hashOf(id), (slot) => slot === from)] = to + 1
    },
    remove(id, slot) {
      size--
      takeOut(
        table,
        findIn(table, hashOf(id), (one) => one === slot),
      )
    },
  }
}

/**
 * Open addressing with linear probing: an entry stands at its hash or at the next free place after it. The length is a
 * power of two. `slots` has a listing's place and 1 more, and 0 where nothing stands.
 */
type Table = { hashes: Int32Array; slots: Int32Array }

const leastRoom = 64
const mostFull = 0.75

const openTable = (room: number): Table => ({ hashes: new Int32Array(room), slots: new Int32Array(room) })

/** FNV-1a with a last stirring, so that the low bits depend on all letters. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** The entry with this hash whose slot is the one wanted, or -1. */
function findIn({ hashes, slots }: Table, hash: number, isWanted: (slot: number) => boolean): number {
  const mask = slots.length - 1
  for (let entry = hash & mask; slots[entry] !== 0; entry = (entry + 1) & mask)
    if (hashes[entry] === hash && isWanted(slots[entry]! - 1)) return entry
  return -1
}

function put({ hashes, slots }: Table, hash: number, value: number): void {
  const mask = slots.length - 1
  let entry = hash & mask
  while (slots[entry] !== 0) entry = (entry + 1) & mask
  hashes[entry] = hash
  slots[entry] = value
}

function doubled({ hashes, slots }: Table): Table {
  const table = openTable(slots.length * 2)
  for (let entry = 0; entry < slots.length; entry++) if (slots[entry] !== 0) put(table, hashes[entry]!, slots[entry]!)
  return table
}

/** Those that follow without a gap are put in again, so that none stands behind a gap before its place. */
function takeOut(table: Table, gap: number): void {
  const { hashes, slots } = table
  const mask = slots.length - 1
  slots[gap] = 0
  for (let entry = (gap + 1) & mask; slots[entry] !== 0; entry = (entry + 1) & mask) {
    const value = slots[entry]!
    slots[entry] = 0
    put(table, hashes[entry]!, value)
  }
}
