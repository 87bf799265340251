import type { InternshipFields } from '@fledge/contract/internships'
import { indianDay, type ListingState } from '@fledge/core/internships/state'
import { dayMs } from '@fledge/core/time/units'
import { demoCompanyName } from '../people/companies.ts'
import { randomOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import { type DemoListing, postedAt } from './demo-listing.ts'

const sayingShare = 0.25
const endedShare = 0.05
const oldEnough = 20

/** Some say how many interns are wanted and from when, and half of those until when one can apply. */
export function drawExtras(
  id: string,
  { now }: WorldTime,
): Pick<InternshipFields, 'openings' | 'startsOn' | 'applyBy'> {
  const random = randomOf(`${id}/extras`)
  if (!random.chance(sayingShare)) return {}
  const inDays = (from: number, to: number) => indianDay(new Date(now.getTime() + random.int(from, to) * dayMs))
  return {
    openings: random.int(1, 6),
    startsOn: inDays(45, 100),
    ...(random.chance(0.5) && { applyBy: inDays(8, 40) }),
  }
}

/** Most companies say that there is a vacancy now; some collect candidates for later, and some say nothing. */
export function drawVacancy(id: string): Pick<InternshipFields, 'vacancy'> {
  return {
    vacancy: randomOf(`${id}/vacancy`).weighted(['now', 'pool', null], (said) => vacancyWeights[said ?? 'unsaid']),
  }
}

const vacancyWeights = { now: 14, pool: 1, unsaid: 5 }

/** When the listing closed; null while it is open. */
export const endOf = ({ deletedAt, endedAt }: DemoListing): string | null => deletedAt ?? endedAt

/** Pauses, closes and lets expire a few of the older listings, two of the demo company among them. */
export function endSome(listings: readonly DemoListing[], time: WorldTime): void {
  const old = listings.filter((listing) => isOld(listing, time))
  const [expired, paused] = old
    .filter(({ company }) => company.name === demoCompanyName)
    .toSorted((one, other) => (postedAt(one) < postedAt(other) ? -1 : 1))
  if (expired) end(expired, 'expired', time)
  if (paused) end(paused, 'paused', time)
  for (const listing of old) {
    const random = randomOf(`${listing.id}/end`)
    if (listing.company.name !== demoCompanyName && random.chance(endedShare)) {
      end(listing, random.pick(['paused', 'closed', 'expired']), time)
    }
  }
}

const isOld = ({ deletedAt, versions }: DemoListing, { daysSince }: WorldTime): boolean =>
  deletedAt === null && versions.length === 1 && daysSince(versions[0]!.createdAt) > oldEnough

/** From a week and a half to two and a half after it was posted. */
function end(listing: DemoListing, how: Exclude<ListingState, 'open'> | 'expired', time: WorldTime): void {
  const endedAt = time.after(randomOf(`${listing.id}/ended`), postedAt(listing), 24 * 11, 24 * 18)!
  if (how !== 'expired') {
    Object.assign(listing, { state: how, endedAt })
    return
  }
  const applyBy = indianDay(new Date(endedAt))
  listing.versions = listing.versions.map((version) => ({ ...version, fields: { ...version.fields, applyBy } }))
  listing.endedAt = `${applyBy}T18:30:00.000Z`
}
