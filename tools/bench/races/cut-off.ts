import { setTimeout as sleep } from 'node:timers/promises'
import { newListing, type Person } from '../crash/people.ts'
import {
  ask,
  count,
  inTurn,
  newPeople,
  type Race,
  type Reply,
  skillOfNobody,
  tally,
  together,
  type World,
} from './world.ts'

const lanes = 8
/** Each listing is asked for until it is answered; a run that never gets there is broken. */
const triesAtMost = 200

/** R15 again, with the database cutting the program's connections at random: what was half done is not there at all. */
export const postingCutOff: Race = async (world) => {
  const { companies } = await newPeople(world, 'r15-cut', { companies: lanes })
  const outcomes: string[] = []
  const titles: string[] = []
  const end = new AbortController()
  const cutting = cutConnections(world, end.signal)
  await together(lanes, (lane) =>
    inTurn(world.seeds * 10, async () => {
      const listing = newListing(skillOfNobody)
      titles.push(listing.title)
      outcomes.push(await postUntilAnswered(world, companies[lane]!, listing))
    }),
  )
  end.abort()
  const cuts = await cutting
  const rows = await count(world, 'internships where title = any($1)', [titles])
  const titled = await count(world, '(select distinct title from internships where title = any($1)) as titles', [
    titles,
  ])
  const told = await count(
    world,
    `notifications n join internships i on n.event = 'internship:' || i.id || ':posted' where i.title = any($1)`,
    [titles],
  )
  const kept = [rows, titled, told].every((n) => n === titles.length)
  return {
    id: 'R15',
    what: 'a listing is posted and told once, though the connections to the database are cut',
    tried: `${titles.length} listings, ${cuts} cuts`,
    kept,
    result: `${tally(outcomes)}; ${rows} listings, ${titled} titles, ${told} told`,
  }
}

async function postUntilAnswered(world: World, company: Person, listing: object): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  for (let tries = 1; tries <= triesAtMost; tries += 1) {
    const reply: Reply | null = await ask(world, company, 'POST', '/internship', listing, headers).catch(() => null)
    if (reply?.status === 201) return tries === 1 ? 'at once' : reply.isReplay ? 'answered from before' : 'tried again'
    await sleep(20)
  }
  return 'never answered'
}

/** Ends all connections of the program to its database again and again; gives how often. */
async function cutConnections({ database }: World, signal: AbortSignal): Promise<number> {
  let cuts = 0
  while (!signal.aborted) {
    await sleep(100 + Math.random() * 400)
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fledge'`)
    cuts += 1
  }
  return cuts
}
