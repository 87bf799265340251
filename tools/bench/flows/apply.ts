import { type Bench, counter } from './bench.ts'
import { type Ask, closedLoop } from './closed-loop.ts'
import { openRounds } from './open-loop.ts'
import { runRounds } from './rounds.ts'
import { type Row, rowOf, tailRow } from './table.ts'
import type { World } from './world.ts'

/**
 * Applying, a transaction with the application, its timeline and two notifications: the times at half of the rate it can
 * do at most, then the rate beside the peer, which inserts a row.
 */
export async function measureApply({ server, world, peer, protocol }: Bench): Promise<Row[]> {
  const next = applications(world)
  const ours = closedLoop('ours', server.address, next, 201)
  await ours.run(protocol.warmMs)
  const half = (await ours.run(protocol.ms)).perSecond / 2
  const times = await openRounds({ address: server.address, perSecond: half, next, expected: 201, protocol })
  const theirs = applicationsOfPeer(peer)
  const rates = await runRounds([closedLoop('Express', peer.address, theirs, 201), ours], protocol)
  return [
    rowOf({ flow: 'apply', rates, reference: 'Express, without notifications', ours: 1, least: 0.3 }),
    tailRow({ flow: 'apply', perSecond: half, times, mostMs: 50 }),
  ]
}

function applications({ students, internshipIds }: World): () => Ask {
  const n = counter()
  return () => {
    const pair = n()
    const { token, resumeId } = students[pair % students.length]!
    const internship = internshipIds[Math.floor(pair / students.length) % internshipIds.length]
    return { method: 'POST', path: `/api/apply/${internship}`, token, body: { resumeId } }
  }
}

function applicationsOfPeer({ tokens, internships }: Bench['peer']): () => Ask {
  const n = counter()
  return () => {
    const pair = n()
    const internship = 1 + (Math.floor(pair / tokens.length) % internships)
    return {
      method: 'POST',
      path: `/api/apply/${internship}`,
      token: tokens[pair % tokens.length]!,
      body: { resumeUrl: 'https://files.example/resume.pdf' },
    }
  }
}
