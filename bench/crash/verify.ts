import pg from 'pg'
import type { History } from './history.ts'

export type Findings = { lost: string[]; doubled: string[]; wrong: string[] }

/** Compares what was acknowledged with what is stored. */
export async function verify(url: string, history: History): Promise<Findings> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows = async <T extends object>(text: string) => (await client.query<T>(text)).rows
  try {
    const internships = new Set((await rows<{ id: string }>('select id from internships')).map(({ id }) => id))
    const applications = await rows<{ id: string; pair: string; status: string }>(
      `select id, student_id || ' ' || internship_id as pair, status from applications`,
    )
    const byPair = new Map(applications.map((row) => [row.pair, row]))
    const byId = new Map(applications.map((row) => [row.id, row]))
    const lost = [
      ...[...history.internships.keys()].filter((id) => !internships.has(id)),
      ...[...history.applications].filter(([pair, id]) => byPair.get(pair)?.id !== id).map(([pair]) => pair),
      ...[...history.decisions].filter(([id, status]) => byId.get(id)?.status !== status).map(([id]) => id),
    ]
    return { lost, doubled: await findDoubled(rows, applications.length), wrong: findWrong(history, applications) }
  } finally {
    await client.end()
  }
}

type Rows = <T extends object>(text: string) => Promise<T[]>

/** One notification for a person and event: the submission and arrival of each application, each decision. */
async function findDoubled(rows: Rows, applications: number): Promise<string[]> {
  const [told] = await rows<{ submitted: number; received: number; decided: number }>(
    `select count(*) filter (where event like 'application:%:submitted')::int as submitted,
            count(*) filter (where event like 'application:%:received')::int as received,
            count(*) filter (where event like 'application:%:decided')::int as decided from notifications`,
  )
  const [decided] = await rows<{ n: number }>(`select count(*)::int as n from applications where status <> 'pending'`)
  return [
    ...(told?.submitted === applications ? [] : [`${told?.submitted} submissions told of ${applications}`]),
    ...(told?.received === applications ? [] : [`${told?.received} arrivals told of ${applications}`]),
    ...(told?.decided === decided?.n ? [] : [`${told?.decided} decisions told of ${decided?.n}`]),
  ]
}

/** What is stored without anybody having asked for it, or against a refusal. */
function findWrong(history: History, applications: { id: string; pair: string; status: string }[]): string[] {
  return applications
    .filter(({ id, pair, status }) => {
      const isAsked = history.applications.has(pair) || history.unknownApplications.has(pair)
      const isDecided = history.decisions.has(id) || history.unknownDecisions.has(id)
      return !isAsked || (status !== 'pending' && !isDecided)
    })
    .map(({ pair }) => pair)
}
