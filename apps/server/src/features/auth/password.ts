import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { HttpProblem } from '../../http/errors/problem.ts'
import { fewAtOnce } from '../../http/few-at-once.ts'

/** argon2id as OWASP's password storage sheet has it for sign-in forms: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of no known password, at the same cost: verified when an address is unknown, so that time tells nothing. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'bm9ib2R5J3Mgc2FsdA'}$${'A'.repeat(43)}`

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** Whether this is the password behind the hash; for an unknown account (null) it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, password).catch(() => false)
  return fits && passwordHash !== null
}

const busy = () =>
  new HttpProblem(503, 'busy', 'Too many people are signing in right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  })

/**
 * Runs work that hashes when its turn comes. One core stays free of hashing, so that a flood of sign-ins does not stop
 * the other requests. 200 who come at the same moment all get their turn; of a stream that is more than the machine can
 * hash, those are taken whose turn comes within a second.
 */
export const inTurn = fewAtOnce(Math.max(1, availableParallelism() - 1), {
  ...{ mostWaiting: 500, soonMs: 600, refuse: busy },
})
