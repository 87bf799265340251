import type { Random } from '../../../apps/server/src/demo-world/random.ts'

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer

/** One to four changes that know nothing of the format; `other` is a second file to take parts of. */
export function mutateBytes(bytes: Buffer, random: Random, other: Buffer): Buffer {
  let changed = bytes
  for (let left = random.int(1, 4); left > 0; left--) changed = random.pick(mutations)(changed, random, other)
  return changed
}

const mutations: readonly Mutation[] = [flipBits, truncate, splice, repeat, remove, overwriteNumber, insertNoise]

function flipBits(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes)
  for (let left = random.int(1, 64); left > 0 && changed.length > 0; left--) {
    const at = random.int(0, changed.length - 1)
    changed[at] = changed[at]! ^ (1 << random.int(0, 7))
  }
  return changed
}

function truncate(bytes: Buffer, random: Random): Buffer {
  return bytes.subarray(0, random.int(0, bytes.length))
}

/** The beginning of one file and the end of the other. */
function splice(bytes: Buffer, random: Random, other: Buffer): Buffer {
  const head = bytes.subarray(0, random.int(0, bytes.length))
  return Buffer.concat([head, other.subarray(random.int(0, other.length))])
}

function repeat(bytes: Buffer, random: Random): Buffer {
  const start = random.int(0, bytes.length)
  const part = bytes.subarray(start, start + random.int(1, 2000))
  const parts = Array.from({ length: random.int(1, 50) }, () => part)
  return Buffer.concat([bytes.subarray(0, start), ...parts, bytes.subarray(start)])
}

function remove(bytes: Buffer, random: Random): Buffer {
  const start = random.int(0, bytes.length)
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + random.int(1, 2000))])
}

const borders = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff] as const

/** A number at the border of its type, where sizes and offsets may stand. */
function overwriteNumber(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes)
  if (changed.length >= 4) changed.writeUInt32LE(random.pick(borders), random.int(0, changed.length - 4))
  return changed
}

function insertNoise(bytes: Buffer, random: Random): Buffer {
  const at = random.int(0, bytes.length)
  const noise = Buffer.from(Array.from({ length: random.int(1, 300) }, () => random.int(0, 255)))
  return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
}
