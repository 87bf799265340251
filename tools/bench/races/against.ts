import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../call.ts'
import type { Applicant, Person } from '../crash/people.ts'
import {
  apply,
  ask,
  count,
  idOf,
  inTurn,
  newPeople,
  post,
  type Race,
  tally,
  together,
  upload,
  type World,
} from './world.ts'

/** Races between two are run in this many lanes beside each other. */
const lanes = 5
const roundsOf = ({ seeds }: World) => seeds * 5

/** Starts the second at any moment of the first, so that sometimes one comes first and sometimes the other. */
async function race<A, B>(pace: { ms: number }, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const start = performance.now()
  const timed = first().finally(() => {
    pace.ms = performance.now() - start
  })
  return Promise.all([timed, sleep(Math.random() * pace.ms).then(second)])
}

/** R7: a resume that is deleted while it is sent is either sent whole or not at all. */
export const deleteAgainstApply: Race = async (world) => {
  const { companies, movers } = await newPeople(world, 'r7', { companies: 1, movers: lanes })
  const [company, rounds] = [companies[0]!, roundsOf(world)]
  const internships = await together(rounds, () => post(world, company))
  const outcomes: string[] = []
  const pace = { ms: 20 }
  await together(lanes, (lane) =>
    inTurn(rounds, async (round) => {
      const mover = movers[lane]!
      const student = { ...mover, resumeId: idOf(await upload(world, mover)) }
      const [applied, deleted] = await race(
        pace,
        () => apply(world, student, internships[round]!),
        () => ask(world, student, 'DELETE', `/resume/${student.resumeId}`),
      )
      if (deleted.status !== 200) outcomes.push(`deletion ${deleted.status}`)
      outcomes.push(applied.status === 201 ? await sentResume(world, company, idOf(applied)) : `${applied.status}`)
    }),
  )
  return {
    id: 'R7',
    what: 'an application keeps its copy of a resume that is deleted at the same moment',
    tried: `${outcomes.length} races`,
    result: tally(outcomes),
    kept: outcomes.every((outcome) => ['sent whole', '404'].includes(outcome)),
  }
}

async function sentResume({ address, database }: World, company: Person, application: string): Promise<string> {
  const reply = await call(address, { method: 'GET', path: `/apply/${application}/resume`, token: company.token })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const { rows } = await database.query<{ sha256: string }>(
    'select sha256 from resume_files f join applications a on a.resume_file_id = f.id where a.id = $1',
    [application],
  )
  const isWhole = reply.status === 200 && createHash('sha256').update(bytes).digest('hex') === rows[0]?.sha256
  return isWhole ? 'sent whole' : `broken: ${reply.status}`
}

/** R9: an internship that is taken down while somebody applies has the application, or the student is refused. */
export const withdrawAgainstApply: Race = async (world) => {
  const { companies, applicants } = await newPeople(world, 'r9', { companies: 1, applicants: lanes })
  const company = companies[0]!
  const outcomes: string[] = []
  const pace = { ms: 20 }
  await together(lanes, (lane) =>
    inTurn(roundsOf(world), async () => {
      const student = applicants[lane]!
      const internship = await post(world, company)
      const [applied, deleted] = await race(
        pace,
        () => apply(world, student, internship),
        () => ask(world, company, 'DELETE', `/internship/${internship}`),
      )
      if (deleted.status !== 200) outcomes.push(`deletion ${deleted.status}`)
      const rows = await count(world, 'applications where internship_id = $1', [internship])
      outcomes.push(rows === (applied.status === 201 ? 1 : 0) ? `${applied.status}` : `${applied.status}, ${rows} rows`)
    }),
  )
  const lost = await count(world, 'applications a left join internships i on i.id = internship_id where i.id is null')
  const shown = await together(lanes, (lane) => titlesOf(world, applicants[lane]!))
  return {
    id: 'R9',
    what: 'no application points to nothing when its internship is taken down at the same moment',
    tried: `${outcomes.length} races`,
    result: `${tally(outcomes)}; ${lost} point to nothing`,
    kept: lost === 0 && shown.every(Boolean) && outcomes.every((outcome) => ['201', '404', '409'].includes(outcome)),
  }
}

/** Whether every application of this student says what it was for, and that it is no longer open. */
async function titlesOf(world: World, student: Applicant): Promise<boolean> {
  const { body } = await ask(world, student, 'GET', `/apply/user/${student.id}`)
  const list = body.data as unknown as { internship: { title: string; open: boolean } }[]
  return list.every(({ internship }) => internship.title !== '' && !internship.open)
}

/** R14: what arrives while all are marked as read is either among those marked or unread, never neither. */
export const readAllAgainstArrival: Race = async (world) => {
  const { companies, applicants } = await newPeople(world, 'r14', { companies: lanes, applicants: 1 })
  const student = applicants[0]!
  const outcomes: string[] = []
  const pace = { ms: 20 }
  await together(lanes, (lane) =>
    inTurn(roundsOf(world), async () => {
      const company = companies[lane]!
      const internship = await post(world, company)
      await ask(world, company, 'PATCH', '/notifications/read-all')
      const [, read] = await race(
        pace,
        () => apply(world, student, internship),
        () => ask(world, company, 'PATCH', '/notifications/read-all'),
      )
      const marked = (read.body.data as unknown as { updated: number }).updated
      const { body } = await ask(world, company, 'GET', '/notifications')
      outcomes.push(marked + (body['unreadCount'] as number) === 1 ? `${marked} marked` : 'neither or both')
    }),
  )
  return {
    id: 'R14',
    what: 'what arrives while all are marked as read is marked or stays unread',
    tried: `${outcomes.length} races`,
    result: tally(outcomes),
    kept: outcomes.every((outcome) => outcome.endsWith('marked')),
  }
}
