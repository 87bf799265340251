import type pg from 'pg'
import { call } from '../call.ts'
import { type Applicant, makePeople, newListing, type People, type Person, resumeForm } from '../crash/people.ts'

export type Reply = { status: number; isReplay: boolean; body: { data?: { id: string }; [field: string]: unknown } }
export type World = {
  address: string
  database: pg.Pool
  filesFolder: string
  /** How often each race is run: this many times a hundred, fifty or twenty-five at once. */
  seeds: number
}

/** What one invariant came to: a row of the table. */
export type Row = { id: string; what: string; tried: string; result: string; kept: boolean }
export type Race = (world: World) => Promise<Row>

export async function ask(
  { address }: World,
  { token }: Pick<Person, 'token'>,
  method: string,
  path: string,
  body?: object | FormData,
  headers?: Record<string, string>,
): Promise<Reply> {
  const reply = await call(address, { method, path, token, body, headers })
  const isReplay = reply.headers.has('idempotent-replayed')
  return { status: reply.status, isReplay, body: (await reply.json()) as Reply['body'] }
}

/** The same request so many times at once. */
export const together = <T>(times: number, one: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, i) => one(i)))

export async function inTurn(times: number, one: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i += 1) await one(i)
}

/** No resume of a race shows it, so that nobody is told of a listing. */
export const skillOfNobody = 'Cooking'

export const post = async (world: World, company: Person): Promise<string> =>
  idOf(await ask(world, company, 'POST', '/internship', newListing(skillOfNobody)))

export const apply = (world: World, student: Applicant, internship: string): Promise<Reply> =>
  ask(world, student, 'POST', `/apply/${internship}`, { resumeId: student.resumeId })

export const upload = (world: World, student: Person): Promise<Reply> =>
  ask(world, student, 'POST', '/resume/upload', resumeForm())

export function idOf({ status, body }: Reply): string {
  if (status >= 300 || !body.data) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data.id
}

export async function count({ database }: World, from: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${from}`, values)
  return rows[0]!.n
}

/** People of a race's own, so that nothing is left of another. */
export const newPeople = (world: World, run: string, numbers: Parameters<typeof makePeople>[1]): Promise<People> =>
  makePeople(world.address, { companies: 0, applicants: 0, movers: 0, ...numbers, run })

export const tally = (list: readonly (number | string)[]): string =>
  [...new Set(list)]
    .sort()
    .map((one) => `${list.filter((other) => other === one).length} x ${one}`)
    .join(', ')
