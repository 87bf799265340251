import { setTimeout as sleep } from 'node:timers/promises'
import type { History } from './history.ts'
import { type Applicant, newListing, type People, type Person, resumeForm } from './people.ts'
import { type Answer, send } from './send.ts'

export type Setting = { addresses: () => string[]; people: People; history: History; nginx: boolean }
type Act = (setting: Setting) => Promise<Answer | null>

/** Every posted internship is announced to every student: a few hundred are enough to apply to. */
const enoughInternships = 500

/** Writes until told to stop: posts, applies, decides, uploads at random, and notes every answer. */
export async function write(setting: Setting, signal: AbortSignal): Promise<void> {
  const { history } = setting
  while (!signal.aborted) {
    const act = pick(history.internships.size < enoughInternships ? early : late)
    const answer = await act(setting)
    if (answer === null) continue
    history.counts[answer.outcome] += 1
    // Whoever finds nobody comes back a little later; the server needs the processor to start.
    if (answer.outcome === 'unreached' || answer.outcome === 'unknown') await sleep(100)
  }
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

const post: Act = async ({ addresses, people, history }) => {
  const { token } = pick(people.companies)
  const answer = await send(addresses(), { method: 'POST', path: '/internship', token, body: newListing() })
  if (answer.outcome === 'ok' && answer.id) history.internships.set(answer.id, token)
  return answer
}

const apply: Act = async (setting) => applyAs(pick(setting.people.applicants), setting)

async function applyAs({ id, token, resumeId }: Applicant, { addresses, history }: Setting): Promise<Answer | null> {
  if (history.internships.size === 0) return null
  const internship = pick([...history.internships.keys()])
  const pair = `${id} ${internship}`
  if (history.applications.has(pair)) return null
  const answer = await send(addresses(), { method: 'POST', path: `/apply/${internship}`, token, body: { resumeId } })
  if (answer.outcome === 'ok' && answer.id) {
    history.applications.set(pair, answer.id)
    history.undecided.push(pair)
  }
  if (answer.outcome === 'unknown') history.unknownApplications.add(pair)
  return answer
}

const decide: Act = async ({ addresses, history, nginx }) => {
  const pair = take(history.undecided)
  if (pair === undefined) return null
  const id = history.applications.get(pair)!
  const token = history.internships.get(pair.split(' ')[1]!)!
  const status = pick(['accepted', 'rejected'] as const)
  const answer = await send(addresses(), { method: 'PUT', path: `/apply/${id}`, token, body: { status } })
  if (answer.outcome === 'ok') history.decisions.set(id, status)
  // nginx repeats a PUT whose server died, and the second one refuses what the first has stored.
  if (answer.outcome === 'unknown' || (nginx && answer.outcome === 'refused')) history.unknownDecisions.add(id)
  if (answer.outcome === 'unreached') history.undecided.push(pair)
  return answer
}

/** Takes a random one out; the last fills its place. */
function take(list: string[]): string | undefined {
  const place = Math.floor(Math.random() * list.length)
  const taken = list[place]
  const last = list.pop()
  if (last !== undefined && place < list.length) list[place] = last
  return taken
}

/** One request at a time for each mover, so that an answer says what is held from then on. */
const move: Act = async (setting) => {
  const mover = setting.people.movers.pop()
  if (!mover) return null
  const held = setting.history.held.get(mover.id)
  const isSending = held && Math.random() < 0.3
  const answer = await (isSending ? applyAs({ ...mover, resumeId: held }, setting) : change(mover, held, setting))
  setting.people.movers.unshift(mover)
  return answer
}

async function change(mover: Person, held: string | null | undefined, { addresses, history }: Setting) {
  history.held.delete(mover.id)
  const answer = await send(addresses(), requestOf(mover, held))
  if (answer.outcome === 'unreached' && held !== undefined) history.held.set(mover.id, held)
  if (answer.outcome === 'ok') {
    const isDeleted = answer.id === held
    history.held.set(mover.id, isDeleted ? null : answer.id)
    history.uploads += isDeleted ? 0 : 1
  }
  return answer
}

/** Uploads what takes the place of whatever is held when that is not known, and else also deletes. */
function requestOf({ token }: Person, held: string | null | undefined) {
  if (held && Math.random() < 0.5) return { method: 'DELETE', path: `/resume/${held}`, token }
  const path = held === null ? '/resume/upload' : '/resume/upload?replace=true'
  return { method: 'POST', path, token, body: resumeForm() }
}

const early = [post, apply, apply, decide, move]
const late = [apply, apply, apply, apply, apply, apply, decide, decide, decide, decide, decide, move]
