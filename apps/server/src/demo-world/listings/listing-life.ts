import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import { splitPieces } from '@fledge/core/internships/advertisement/pieces'
import { readOffer } from '@fledge/core/internships/advertisement/read-offer'
import { perks } from '@fledge/core/internships/perks'
import { indianDay, type ListingState } from '@fledge/core/internships/state'
import { dayMs } from '@fledge/core/time/units'
import { demoCompanyName } from '../people/companies.ts'
import { randomOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import { type DemoListing, postedAt } from './demo-listing.ts'
import type { Role } from './roles.ts'

const sayingShare = 0.25
const summerShare = 0.2
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
    startsOn: randomOf(`${id}/summer`).chance(summerShare) ? summerAfter(inDays(45, 100)) : inDays(45, 100),
    ...(random.chance(0.5) && { applyBy: inDays(8, 40) }),
  }
}

/** The second half of May, when summer vacations begin, on or after a day. */
function summerAfter(day: string): string {
  const [year, monthAndDay] = [Number(day.slice(0, 4)), day.slice(5)]
  return `${monthAndDay > '05-15' ? year + 1 : year}-05-${15 + (Number(day.slice(8)) % 14)}`
}

/** The perks and hours that the text names; some pay a range, offer more, or say who can apply. */
export function drawOffer(
  id: string,
  { description, stipend }: Pick<InternshipFields, 'description' | 'stipend'>,
  { majors }: Role,
  { now }: WorldTime,
) {
  const random = randomOf(`${id}/offer`)
  const said = readOffer(splitPieces(description))
  const named = new Set([...said.perks.map(({ value }) => value), ...perks.filter(() => random.chance(0.15))])
  const year = now.getFullYear() + random.int(0, 1)
  return {
    perks: perks.filter((perk) => named.has(perk)),
    hoursPerWeek: said.hoursPerWeek?.value ?? null,
    ...(stipend > 0 && random.chance(0.2) && { stipendMax: stipend + random.int(2, 6) * 1000 }),
    ...(random.chance(0.3) && { graduationYears: [year, year + 1] }),
    ...(random.chance(0.15) && { degrees: degreesFor[majors[0] ?? ''] ?? [] }),
    ...(random.chance(0.08) && { minCgpa: random.int(12, 15) / 2 }),
  }
}

const degreesFor: Record<string, string[]> = {
  'Computer Science': ['B.Tech', 'BCA', 'MCA'],
  Engineering: ['B.E.', 'B.Tech'],
  Business: ['BBA', 'B.Com', 'MBA'],
  Marketing: ['BBA', 'MBA'],
  Design: ['B.Des'],
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
