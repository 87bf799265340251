import { withClient } from '../../../apps/server/src/db/with-client.ts'
import type { History } from './history.ts'

/** Lists of what is not as it was promised; empty ones are the proof. */
export type Findings = Record<'lost' | 'doubled' | 'untold' | 'wrong', string[]>

/** Compares what was acknowledged with what is stored. */
export const verify = (url: string, history: History, applicants: number): Promise<Findings> =>
  withClient(url, 'fledge-bench', async (client) => {
    const rows: Rows = async <T extends object>(text: string) => (await client.query<T>(text)).rows
    const stored = await rows<Stored>(`select id, student_id || ' ' || internship_id as pair, status from applications`)
    return {
      lost: [...(await findLost(rows, history, stored)), ...(await findWronglyHeld(rows, history))],
      doubled: await findDoubled(rows),
      untold: [...(await findUntold(rows)), ...(await findUnannounced(rows, applicants))],
      wrong: findUnasked(history, stored),
    }
  })

type Rows = <T extends object>(text: string) => Promise<T[]>
type Stored = { id: string; pair: string; status: string }

async function findLost(rows: Rows, history: History, stored: Stored[]): Promise<string[]> {
  const internships = new Set((await rows<{ id: string }>('select id from internships')).map(({ id }) => id))
  const byPair = new Map(stored.map((row) => [row.pair, row]))
  const byId = new Map(stored.map((row) => [row.id, row]))
  return [
    ...[...history.internships.keys()].filter((id) => !internships.has(id)),
    ...[...history.applications].filter(([pair, id]) => byPair.get(pair)?.id !== id).map(([pair]) => pair),
    ...[...history.decisions].filter(([id, status]) => byId.get(id)?.status !== status).map(([id]) => id),
  ]
}

/** Movers whose resume, or lack of one, is not what the last answer said. */
async function findWronglyHeld(rows: Rows, { held }: History): Promise<string[]> {
  const stored = await rows<{ id: string; student: string }>('select id, student_id as student from resumes')
  const byStudent = new Map(stored.map(({ id, student }) => [student, id]))
  return [...held].filter(([student, id]) => (byStudent.get(student) ?? null) !== id).map(([student]) => student)
}

/** The constraints forbid these; a run without them would show here. */
const findDoubled = async (rows: Rows): Promise<string[]> =>
  (
    await rows<{ what: string }>(
      `select user_id || ' ' || event as what from notifications group by 1 having count(*) > 1
       union all select recipient || ' ' || event from mails group by 1 having count(*) > 1
       union all select student_id || ' ' || internship_id from applications group by 1 having count(*) > 1`,
    )
  ).map(({ what }) => what)

/** Events without the one notification that each person concerned is owed, and notifications of what never was. */
const findUntold = async (rows: Rows): Promise<string[]> =>
  (
    await rows<{ event: string }>(
      `with owed as (
         select student_id as user_id, 'application:' || id || ':submitted' as event from applications
         union all select company_id, 'application:' || a.id || ':received'
           from applications a join internships i on i.id = a.internship_id
         union all select student_id, 'application:' || id || ':decided' from applications where status <> 'pending'
         union all select company_id, 'internship:' || id || ':posted' from internships
       ), told as (select user_id, event from notifications where event not like '%:matched')
       select coalesce(owed.event, told.event) as event from owed full join told using (user_id, event)
       where owed.event is null or told.event is null`,
    )
  ).map(({ event }) => event)

/**
 * Listings that did not reach every applicant: all of them hold the same resume, and it fits all or none. Who applied
 * before it was announced is not told.
 */
async function findUnannounced(rows: Rows, applicants: number): Promise<string[]> {
  const reached = await rows<{ id: string; title: string; job: string; told: number; n: number }>(
    `select i.id, i.title, count(n.id)::int as told, count(*) filter (where n.id is not null or a.id is not null)::int as n,
       (select string_agg(state::text, ' ') from jobs.job where data ->> 'internshipId' = i.id::text) as job
     from internships i
     cross join (select id from users where email like 'applicant%') u
     left join notifications n on n.user_id = u.id and n.event = 'internship:' || i.id || ':matched'
     left join applications a on a.student_id = u.id and a.internship_id = i.id
     group by i.id`,
  )
  const isFitting = reached.some(({ told }) => told > 0)
  const unreached = isFitting ? reached.filter(({ n }) => n !== applicants) : []
  return unreached.map(({ id, title, job, n }) => `${id} (${title}, job ${job}) reached ${n}`)
}

/** What is stored without anybody having asked for it, or against a refusal. */
function findUnasked(history: History, stored: Stored[]): string[] {
  return stored
    .filter(({ id, pair, status }) => {
      const isAsked = history.applications.has(pair) || history.unknownApplications.has(pair)
      const isDecided = history.decisions.has(id) || history.unknownDecisions.has(id)
      return !isAsked || (status !== 'pending' && !isDecided)
    })
    .map(({ pair }) => pair)
}
