import type { Random } from './random.ts'

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer

/** One to four changes that know nothing of the format; `other` is a second file to take parts of. */
export function mutateBytes(bytes: Buffer, random: Random, other: Buffer): Buffer {
  let changed = bytes
  for (let left = 1 + random.below(4); left > 0; left--) changed = random.pick(mutations)(changed, random, other)
  return changed
}

const mutations: readonly Mutation[] = [flipBits, truncate, splice, repeat, remove, overwriteNumber, insertNoise]

function flipBits(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes)
  for (let left = 1 + random.below(64); left > 0 && changed.length > 0; left--) {
    const at = random.below(changed.length)
    changed[at] = changed[at]! ^ (1 << random.below(8))
  }
  return changed
}

function truncate(bytes: Buffer, random: Random): Buffer {
  return bytes.subarray(0, random.below(bytes.length + 1))
}

/** The beginning of one file and the end of the other. */
function splice(bytes: Buffer, random: Random, other: Buffer): Buffer {
  const head = bytes.subarray(0, random.below(bytes.length + 1))
  return Buffer.concat([head, other.subarray(random.below(other.length + 1))])
}

function repeat(bytes: Buffer, random: Random): Buffer {
  const start = random.below(bytes.length + 1)
  const part = bytes.subarray(start, start + 1 + random.below(2000))
  const parts = Array.from({ length: 1 + random.below(50) }, () => part)
  return Buffer.concat([bytes.subarray(0, start), ...parts, bytes.subarray(start)])
}

function remove(bytes: Buffer, random: Random): Buffer {
  const start = random.below(bytes.length + 1)
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 1 + random.below(2000))])
}

const borders = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff] as const

/** A number at the border of its type, where sizes and offsets may stand. */
function overwriteNumber(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes)
  if (changed.length >= 4) changed.writeUInt32LE(random.pick(borders), random.below(changed.length - 3))
  return changed
}

function insertNoise(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1)
  const noise = Buffer.from(Array.from({ length: 1 + random.below(300) }, () => random.below(256)))
  return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
}
