import { type Bench, counter } from './bench.ts'
import { loopIn, startChild } from './child.ts'
import { closedLoop } from './closed-loop.ts'
import { runRounds } from './rounds.ts'
import { type Row, rowOf } from './table.ts'
import { password } from './world.ts'

/** Signing in, beside the hash that it cannot do without, and the peer. */
export async function measureSignIn({ server, world, peer, protocol }: Bench): Promise<Row[]> {
  const argon2 = await startChild('references/argon2.ts')
  const n = counter()
  const next = () => {
    const { email } = world.students[n() % world.students.length]!
    return { method: 'POST', path: '/api/auth/login', body: { email, password } } as const
  }
  const subjects = [
    loopIn('argon2', argon2),
    closedLoop('ours', server.address, next),
    closedLoop('Express', peer.address, next),
  ]
  const rates = await runRounds(subjects, protocol).finally(() => argon2.disconnect())
  const beside = { rates, reference: 'argon2 alone' }
  return [
    rowOf({ ...beside, flow: 'sign in', ours: 1, least: 0.65 }),
    rowOf({ ...beside, flow: 'the same, Express', ours: 2 }),
  ]
}
