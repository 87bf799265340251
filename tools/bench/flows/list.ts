import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bench, counter } from './bench.ts'
import { loopIn, startChild } from './child.ts'
import { type Ask, closedLoop } from './closed-loop.ts'
import { openRounds } from './open-loop.ts'
import { median, type Rates, runRounds } from './rounds.ts'
import { type Row, rowOf, tailRow } from './table.ts'
import type { Person } from './world.ts'

const page: Ask = { path: '/api/internship?limit=20' }

/** The statement of a page, without what only HTTP needs. */
const pageInSql = `
  select i.id, i.company_id, i.title, i.description, i.requirements, i.location, i.type, i.duration, i.duration_months,
         i.stipend, i.version, i.state, i.openings, i.starts_on, i.apply_by, i.created_at, i.updated_at, c.company_name
  from internships i join companies c on c.user_id = i.company_id
  where i.deleted_at is null and i.state = 'open'
    and not coalesce(i.apply_by < (now() at time zone 'Asia/Kolkata')::date, false)
  order by i.created_at desc, i.id desc limit 21`

/** A page of 20 listings: its floor is the time of the same bytes over HTTP and of the same rows from SQL together. */
export async function measureList(bench: Bench): Promise<Row[]> {
  const { server, world, peer, protocol, folder, port } = bench
  const file = join(folder, 'page.json')
  await writeFile(file, Buffer.from(await (await fetch(`${server.address}${page.path}`)).arrayBuffer()))
  const http = await startChild('references/http.ts', [String(port), file])
  const sql = await startChild('references/sql.ts', [server.databaseUrl, pageInSql])
  const ofStudent = pagesOf(world.students)
  try {
    const rates = await runRounds(
      [
        closedLoop('node:http', `http://127.0.0.1:${port}`, () => page),
        loopIn('SQL', sql),
        closedLoop('ours', server.address, () => page),
        closedLoop('Express', peer.address, () => page),
        closedLoop('ours, signed in', server.address, ofStudent),
      ],
      protocol,
    )
    const floored = { rates: withFloor(rates), reference: 'bytes and rows alone' }
    const flow = `page of 20, ${peer.internships.toLocaleString('en')} listings`
    const perSecond = median(floored.rates.perSecond[1]!) / 2
    const times = await openRounds({ address: server.address, perSecond, next: () => page, expected: 200, protocol })
    return [
      rowOf({ ...floored, flow, ours: 1, least: 0.5 }),
      rowOf({ ...floored, flow: 'the same, Express', ours: 2 }),
      rowOf({ ...floored, flow: 'the same for students, with their scores', ours: 3 }),
      tailRow({ flow: 'the same', perSecond, times, mostMs: 60 }),
    ]
  } finally {
    http.disconnect()
    sql.disconnect()
  }
}

/** Each time another student, of whom each gets scores of their own. */
function pagesOf(students: readonly Person[]): () => Ask {
  const n = counter()
  return () => ({ ...page, token: students[n() % students.length]!.token })
}

/** The two references become one: 1 / (1/a + 1/b), round by round. */
function withFloor({ perSecond: [http = [], sql = [], ...others], void: reasons }: Rates): Rates {
  return { perSecond: [http.map((rate, round) => 1 / (1 / rate + 1 / sql[round]!)), ...others], void: reasons }
}
