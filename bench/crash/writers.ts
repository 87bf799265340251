import { setTimeout as sleep } from 'node:timers/promises'
import type { History, Outcome } from './history.ts'

type Person = { token: string; id: string; resumeId?: string }
export type People = { companies: Person[]; students: Person[] }
type Answer = { outcome: Outcome; id: string | null }

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

/** Sends one request to any of the servers; what is not answered is unknown. */
async function send(addresses: () => string[], method: string, path: string, token: string, body: object) {
  try {
    const reply = await fetch(`${pick(addresses())}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    const answer = (await reply.json()) as { data?: { id: string } }
    const outcome: Outcome = reply.ok ? 'ok' : reply.status < 500 ? 'refused' : 'unknown'
    return { outcome, id: answer.data?.id ?? null } satisfies Answer
  } catch {
    return { outcome: 'unknown', id: null } satisfies Answer
  }
}

/** Every posted internship is announced to every student: a few hundred are enough to apply to. */
const enoughInternships = 400

/** Writes until told to stop: posts, applies and decides at random, and notes every answer. */
export async function write(addresses: () => string[], people: People, history: History, signal: AbortSignal) {
  while (!signal.aborted) {
    const act = history.internships.size < enoughInternships ? pick(early) : pick(late)
    const answer = await act(addresses, people, history)
    if (answer === null) continue
    history.counts[answer.outcome] += 1
    if (answer.outcome === 'unknown') await sleep(20)
  }
}

const early = [post, applyToOne, applyToOne, decideOne]
const late = [applyToOne, applyToOne, applyToOne, decideOne, decideOne]

async function post(addresses: () => string[], { companies }: People, history: History): Promise<Answer> {
  const company = pick(companies)
  const answer = await send(addresses, 'POST', '/internship', company.token, {
    ...{ title: `Intern ${crypto.randomUUID()}`, description: 'Answer questions with data.', requirements: ['SQL'] },
    ...{ location: 'Pune', type: 'Hybrid', duration: '3 months', stipend: 15_000 },
  })
  if (answer.outcome === 'ok' && answer.id) history.internships.set(answer.id, company.token)
  return answer
}

async function applyToOne(addresses: () => string[], people: People, history: History): Promise<Answer | null> {
  const internship = pick([...history.internships.keys()])
  if (internship === undefined) return null
  const student = pick(people.students)
  const pair = `${student.id} ${internship}`
  const answer = await send(addresses, 'POST', `/apply/${internship}`, student.token, { resumeId: student.resumeId })
  if (answer.outcome === 'ok' && answer.id) history.applications.set(pair, answer.id)
  if (answer.outcome === 'unknown') history.unknownApplications.add(pair)
  return answer
}

async function decideOne(addresses: () => string[], _people: People, history: History): Promise<Answer | null> {
  const entry = pick([...history.applications.entries()])
  if (entry === undefined) return null
  const [pair, id] = entry
  if (history.decisions.has(id)) return null
  const status = pick(['accepted', 'rejected'] as const)
  const token = history.internships.get(pair.split(' ')[1]!)!
  const answer = await send(addresses, 'PUT', `/apply/${id}`, token, { status })
  if (answer.outcome === 'ok') history.decisions.set(id, status)
  if (answer.outcome === 'unknown') history.unknownDecisions.add(id)
  return answer
}
