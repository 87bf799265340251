import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quantile } from '../statistics.ts'
import { type Bench, counter } from './bench.ts'
import { loopIn, startChild } from './child.ts'
import { type Ask, closedLoop } from './closed-loop.ts'
import { openLoop, timesText } from './open-loop.ts'
import { median, type Rates, ratioOf, runRounds } from './rounds.ts'
import { type Row, rowOf } from './table.ts'
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
  const bare = `http://127.0.0.1:${port}`
  const ofStudent = pagesOf(world.students)
  try {
    const rates = await runRounds(
      [
        closedLoop('node:http', bare, () => page),
        loopIn('SQL', sql),
        closedLoop('ours', server.address, () => page),
        closedLoop('Express', peer.address, () => page),
        closedLoop('ours, signed in', server.address, ofStudent),
        closedLoop('ours, compressed', server.address, () => ({ ...page, accepts: 'gzip, deflate, br, zstd' })),
      ],
      protocol,
    )
    const floored = withFloor(rates)
    const flow = `page of 20, ${peer.internships.toLocaleString('en')} listings`
    return [
      rowOf({ flow, rates: floored, reference: 'bytes and rows alone', ours: 1, least: 0.5 }),
      rowOf({ flow: 'the same, Express', rates: floored, reference: 'bytes and rows alone', ours: 2 }),
      rowOf({
        flow: 'the same for students, with their scores',
        rates: floored,
        reference: 'bytes and rows alone',
        ours: 3,
      }),
      rowOf({
        flow: 'the same, compressed as browsers ask',
        rates: floored,
        reference: 'bytes and rows alone',
        ours: 4,
      }),
      await latencyRow(bench, bare, median(floored.perSecond[1]!) / 2),
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

async function latencyRow({ server, protocol }: Bench, bare: string, perSecond: number): Promise<Row> {
  const ofRounds: [number[], number[]][] = []
  await server.loopDelayMs()
  for (let round = 0; round < protocol.rounds; round++) {
    const times: [number[], number[]] = [[], []]
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const answers = await openLoop(which === 0 ? bare : server.address, perSecond, protocol.ms / 1000, () => page)
      times[which] = answers.byStatus.get(200) ?? []
    }
    ofRounds.push(times)
  }
  const loop = await server.loopDelayMs()
  const p99 = (which: 0 | 1) => ofRounds.map((times) => quantile(times[which], 0.99))
  const all = (which: 0 | 1) => timesText(ofRounds.flatMap((times) => times[which]))
  const ratio = ratioOf(p99(1), p99(0))
  return {
    flow: `the same at half of that rate (${Math.round(perSecond)}/s): p50 / p99 / most`,
    ours: `${all(1)}, event loop p99 ${loop.toFixed(0)} ms`,
    beside: `node:http: ${all(0)}`,
    ratio: `p99 ${ratio.text}`,
    target: 'p99 at most 60 ms',
    isMet: median(p99(1)) <= 60,
  }
}
