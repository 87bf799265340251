import pg from 'pg'
import { type Bench, counter } from './bench.ts'
import { loopIn, startChild } from './child.ts'
import { type Ask, closedLoop } from './closed-loop.ts'
import { openRounds } from './open-rounds.ts'
import { runRounds } from './rounds.ts'
import { type Row, rowOf, tailRow } from './table.ts'
import type { World } from './world.ts'

const insertInSql =
  'insert into bench_applications (internship_id, internship_version, student_id) values (gen_random_uuid(), 1, gen_random_uuid())'

/**
 * Applying, a transaction with the application, its timeline and two notifications: the times at half of the rate it can
 * do at most, then the rate beside one bare insert. In this order, so that what the database goes on writing and cleaning
 * up of 150,000 bare inserts has no part in them.
 */
export async function measureApply({ server, world, peer, protocol }: Bench): Promise<Row[]> {
  const next = applications(world)
  const ours = closedLoop('ours', server.address, next, 201)
  await ours.run(protocol.warmMs)
  const half = (await ours.run(protocol.ms)).perSecond / 2
  const times = await openRounds({ address: server.address, perSecond: half, next, expected: 201, protocol })
  await makeTable(server.databaseUrl)
  const sql = await startChild('references/sql.ts', [server.databaseUrl, insertInSql])
  const theirs = applicationsOfPeer(peer)
  const rates = await runRounds(
    [loopIn('SQL', sql), ours, closedLoop('Express', peer.address, theirs, 201)],
    protocol,
  ).finally(() => sql.disconnect())
  const [, own, express] = rates.perSecond
  const besidePeer = { ...rates, perSecond: [express!, own!] }
  return [
    rowOf({ flow: 'apply', rates, reference: 'one bare insert', ours: 1 }),
    rowOf({ flow: 'apply', rates: besidePeer, reference: 'Express, without notifications', ours: 1, least: 0.3 }),
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

/** Like the table of applications with its indexes, so that the insert is the same work. */
async function makeTable(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'drop table if exists bench_applications; create table bench_applications (like applications including all)',
  )
  await client.end()
}
