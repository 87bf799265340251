import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { call } from '../call.ts'
import { newListing, type People, type Person, resumeForm } from '../crash/people.ts'
import { send } from '../crash/send.ts'

export type Scene = {
  address: string
  people: People
  /** Listings that are open, the oldest first. */
  listings: { id: string; token: string }[]
  counts: Record<string, number>
  failures: string[]
}

type Act = (scene: Scene) => Promise<void>

/** About as many are open all the time: memory may grow with the data, and the data is to stay the same. */
const openListings = 200

/** A person who does one thing after the other, with short pauses, until told to stop. */
export async function behave(scene: Scene, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { name, act } = pick(lots)
    await act(scene)
    scene.counts[name] = (scene.counts[name] ?? 0) + 1
    await sleep(20 + Math.random() * 100)
  }
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

/** Fails when the server does; that something was refused is part of life. */
async function ask({ address, failures }: Scene, request: Parameters<typeof send>[1]) {
  const answer = await send([address], request)
  if (answer.outcome === 'unknown' || answer.outcome === 'unreached')
    failures.push(`${request.method} ${request.path}: ${answer.outcome}`)
  return answer
}

const get =
  (path: (scene: Scene, who: Person) => string): Act =>
  async (scene) => {
    const who = pick(scene.people.applicants)
    await ask(scene, { method: 'GET', path: path(scene, who), token: who.token })
  }

const signIn: Act = async ({ address, failures }) => {
  const body = { email: 'applicant0@soak.test', password: 'a kite over Pune' }
  const reply = await call(address, { method: 'POST', path: '/auth/login', body })
  const { token } = (await reply.json()) as { token?: string }
  if (!token) failures.push(`log-in: ${reply.status}`)
  await call(address, { method: 'POST', path: '/auth/logout', token })
}

const upload: Act = async (scene) => {
  const who = scene.people.movers.pop()
  if (!who) return
  const path = '/resume/upload?replace=true'
  await ask(scene, { method: 'POST', path, token: who.token, body: resumeForm() })
  scene.people.movers.unshift(who)
}

const analyse: Act = async (scene) => {
  const { token, resumeId } = pick(scene.people.applicants)
  await ask(scene, { method: 'POST', path: '/ai/analyze-resume', token, body: { resumeId } })
}

const apply: Act = async (scene) => {
  const { token, resumeId } = pick(scene.people.applicants)
  const listing = pick(scene.listings)
  if (listing) await ask(scene, { method: 'POST', path: `/apply/${listing.id}`, token, body: { resumeId } })
}

const post: Act = async (scene) => {
  const { token } = pick(scene.people.companies)
  const { id } = await ask(scene, { method: 'POST', path: '/internship', token, body: newListing() })
  if (id) scene.listings.push({ id, token })
  const oldest = scene.listings.length > openListings ? scene.listings.shift() : undefined
  if (oldest) await ask(scene, { method: 'DELETE', path: `/internship/${oldest.id}`, token: oldest.token })
}

/** A page that is open for a moment, by one way of connecting or the other. */
const connect: Act = async ({ address, people, failures }) => {
  const { token } = pick(people.applicants)
  const transports = [pick(['websocket', 'polling'])]
  const socket = io(address, { auth: { token }, transports, forceNew: true, reconnection: false })
  const isGreeted = await new Promise<boolean>((resolve) => {
    socket.once('connected', () => resolve(true))
    for (const end of ['connect_error', 'disconnect'] as const) socket.once(end, () => resolve(false))
  })
  if (!isGreeted) failures.push('socket: no entry')
  await sleep(Math.random() * 500)
  socket.disconnect()
}

const mix: { name: string; share: number; act: Act }[] = [
  { name: 'lists', share: 25, act: get(() => '/internship?limit=20') },
  { name: 'searches', share: 15, act: get(() => '/internship?q=sql&type=Hybrid&limit=20') },
  { name: 'own applications', share: 10, act: get((_scene, { id }) => `/apply/user/${id}`) },
  { name: 'notifications', share: 10, act: get(() => '/notifications') },
  { name: 'socket connections', share: 15, act: connect },
  { name: 'analyses', share: 8, act: analyse },
  { name: 'uploads', share: 5, act: upload },
  { name: 'applications', share: 6, act: apply },
  { name: 'log-ins', share: 4, act: signIn },
  { name: 'listings', share: 2, act: post },
]

/** Each act as often as its share. */
const lots = mix.flatMap((one) => Array.from({ length: one.share }, () => one))
