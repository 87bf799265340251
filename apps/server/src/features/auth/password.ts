import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { busy } from '../../http/errors/problem.ts'

/** argon2id as OWASP's password storage sheet has it for sign-in forms: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of no known password, at the same cost: verified when an address is unknown, so that time tells nothing. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'bm9ib2R5J3Mgc2FsdA'}$${'A'.repeat(43)}`

export const hashPassword = (password: string): Promise<string> => queueHashing(() => hash(password, cost))

/** Whether this is the password behind the hash; for an unknown account (null) it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, password).catch(() => false)
  return fits && passwordHash !== null
}

/** 200 sign-ins at once all get their turn; with more, the last ones would wait for seconds. */
const maxQueued = 256

/** Leaves one core to other requests while many people sign in. */
const queue = pLimit(Math.max(1, availableParallelism() - 1))

/** Runs work that hashes a password when a core is free. Throws 503 when too many are waiting. */
export async function queueHashing<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= maxQueued) {
    throw busy('Too many people are signing in right now. Please try again in a moment.')
  }
  return queue(work)
}

/** How many sign-ins and other password checks are waiting. */
export const countQueuedHashing = (): number => queue.pendingCount
