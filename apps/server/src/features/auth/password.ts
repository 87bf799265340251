import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { boundedQueue } from '../../http/limits/bounded-queue.ts'

/** argon2id with 19 MiB and two passes, as the OWASP password storage cheat sheet recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of an unknown password at the same cost, verified for unknown accounts so that the time does not reveal them. */
const unknownHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'bm9ib2R5J3Mgc2FsdA'}$${'A'.repeat(43)}`

export const hashPassword = (password: string): Promise<string> => queueHashing(() => hash(password, cost))

/** Whether the password matches the hash. For an unknown account (null) it takes as long and returns false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? unknownHash, password).catch(() => false)
  return isMatch && passwordHash !== null
}

/** 200 sign-ins at once all get their turn; with more, the last ones would wait for seconds. */
const maxQueued = 256

/** Runs work that hashes a password; leaves one core to other requests. Throws 503 when too many are waiting. */
export const queueHashing = boundedQueue(
  { running: Math.max(1, availableParallelism() - 1), waiting: maxQueued },
  'Too many people are signing in right now. Please try again in a moment.',
)
