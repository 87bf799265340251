import { type Bench, counter } from './bench.ts'
import { loopIn, startChild } from './child.ts'
import { closedLoop } from './closed-loop.ts'
import { runRounds } from './rounds.ts'
import { type Row, rowOf } from './table.ts'
import { password } from './world.ts'

/**
 * Signing in, beside the hash that it cannot do without; and how much of it a server keeps that does nothing else than
 * hash, or hash and ask the database, over HTTP: what is lost before the product does anything of its own.
 */
export async function measureSignIn({ server, world, peer, protocol, port }: Bench): Promise<Row[]> {
  const argon2 = await startChild('references/argon2.ts')
  const overHttp = await startChild('references/sign-in.ts', [String(port)])
  const withSql = await startChild('references/sign-in.ts', [String(port + 1), server.databaseUrl])
  const n = counter()
  const next = () => {
    const { email } = world.students[n() % world.students.length]!
    return { method: 'POST', path: '/api/auth/login', body: { email, password } } as const
  }
  const subjects = [
    loopIn('argon2', argon2),
    closedLoop('ours', server.address, next),
    closedLoop('Express', peer.address, next),
    closedLoop('hash over HTTP', `http://127.0.0.1:${port}`, next),
    closedLoop('hash and SQL over HTTP', `http://127.0.0.1:${port + 1}`, next),
  ]
  const rates = await runRounds(subjects, protocol).finally(() => {
    for (const child of [argon2, overHttp, withSql]) child.disconnect()
  })
  const beside = { rates, reference: 'argon2 alone' }
  return [
    rowOf({ ...beside, flow: 'sign in', ours: 1, least: 0.65 }),
    rowOf({ ...beside, flow: 'the same, Express', ours: 2 }),
    rowOf({ ...beside, flow: "nothing but the hash behind Node's own HTTP server", ours: 3 }),
    rowOf({ ...beside, flow: 'nothing but the hash and two statements behind it', ours: 4 }),
  ]
}
