import { setTimeout as sleep } from 'node:timers/promises'
import type { Notification } from '@fledge/contract/notifications'
import type { Person } from '../crash/people.ts'
import { listAll, openTab, type Tab } from './tabs.ts'
import { apply, ask, inTurn, newPeople, post, type Race, together, type World } from './world.ts'

const inStepWithinMs = 2000
const checkEvery = 50

/** R13: three tabs of one person say the same as the database, whatever is read, deleted or told at the same time. */
export const tabsInStep: Race = async (world) => {
  const steps = world.seeds * 100
  const { company, arrivals } = await audience(world, 'r13', steps)
  const tabs = await together(3, () => openTab(world, company))
  let [next, late] = [0, 0]
  const outOfStep: string[] = []
  const arrive = () => (next < arrivals.length ? arrivals[next++]!() : Promise.resolve(null))
  const step = async () => {
    const chance = Math.random()
    const note = pick([...tabs[0]!.notes.values()])
    if (chance < 0.5 || !note) await arrive()
    else if (chance < 0.75) await ask(world, company, 'PATCH', `/notifications/${note.id}/read`)
    else if (chance < 0.95) await ask(world, company, 'DELETE', `/notifications/${note.id}`)
    else await ask(world, company, 'PATCH', '/notifications/read-all')
  }
  await inTurn(steps / checkEvery, async () => {
    // Four at a time, so that they meet.
    await together(4, () => inTurn(checkEvery / 4, step))
    const ms = await untilInStep(world, company, tabs)
    if (ms === null) outOfStep.push(tabs.map((tab) => tab.unread()).join('/'))
    late = Math.max(late, ms ?? inStepWithinMs)
  })
  for (const tab of tabs) tab.close()
  return {
    id: 'R13',
    what: '3 tabs say the same as the database within 2 s',
    tried: `${steps} steps, compared ${steps / checkEvery} times`,
    result: `${outOfStep.length} times out of step; slowest ${late} ms`,
    kept: outOfStep.length === 0,
  }
}

const pick = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/** A company with as many applications to come as are asked for. */
async function audience(world: World, run: string, events: number) {
  const perListing = 20
  const { companies, applicants } = await newPeople(world, run, { companies: 1, applicants: perListing })
  const company = companies[0]!
  const listings = await together(Math.ceil(events / perListing), () => post(world, company))
  const arrivals = listings.flatMap((listing) => applicants.map((student) => () => apply(world, student, listing)))
  return { company, arrivals: arrivals.slice(0, events) }
}

async function untilInStep(world: World, person: Person, tabs: Tab[]): Promise<number | null> {
  const start = performance.now()
  for (;;) {
    const stored = told(await listAll(world, person))
    if (tabs.every((tab) => told([...tab.notes.values()]) === stored)) return Math.round(performance.now() - start)
    if (performance.now() - start > inStepWithinMs) return null
    await sleep(20)
  }
}

const told = (notes: Notification[]): string =>
  notes
    .map(({ id, isRead }) => `${id} ${isRead}`)
    .sort()
    .join()

/** R11: a page whose connection is cut at random moments has everything at the end, and shows nothing twice. */
export const reconnects: Race = async (world) => {
  const events = world.seeds * 50
  const { company, arrivals } = await audience(world, 'r11', events)
  const tab = await openTab(world, company)
  const telling = new AbortController()
  let cuts = 0
  const cutting = (async () => {
    while (!telling.signal.aborted) {
      await sleep(50 + Math.random() * 400)
      if (!tab.socket.connected) continue
      tab.socket.io.engine.close()
      cuts += 1
    }
  })()
  await together(4, (lane) =>
    inTurn(Math.floor(events / 4), async (i) => {
      await arrivals[i * 4 + lane]!()
    }),
  )
  telling.abort()
  await cutting
  const ms = await untilInStep(world, company, [tab])
  const { fetched, heardTwice, notes } = tab
  tab.close()
  return {
    id: 'R11',
    what: 'a page that is cut off again and again misses nothing and shows nothing twice',
    tried: `${events} events, ${cuts} cuts`,
    result: `${notes.size} shown, ${fetched} of them found on coming back, ${heardTwice} heard twice`,
    kept: ms !== null && notes.size >= events,
  }
}
