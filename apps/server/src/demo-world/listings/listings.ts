import { type WorkType, workTypes } from '@fledge/contract/constants'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import { indianCities, inPersonRoles, showcaseRoles } from '../data/sectors.ts'
import { askedQuestions } from '../data/written.ts'
import { type DemoCompany, demoCompanyName } from '../people/companies.ts'
import { citiesAbroad, drawName, isAbroad } from '../people/names.ts'
import { type Random, randomOf, uuidOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import { type DemoListing, postedAt } from './demo-listing.ts'
import { writeDescription } from './description.ts'
import { areasOf, officePlaces, placesIn, placesOf } from './hiring.ts'
import { drawExtras, drawOffer, drawVacancy, endSome } from './listing-life.ts'
import type { Role } from './roles.ts'

const openListings = 1500
const withdrawnListings = 14
const showcaseCount = 9
const editedShare = 0.06

/** How many listings a company of this size tends to have. */
const appetite: Record<string, number> = {
  '1-10': 5,
  '11-50': 9,
  '51-200': 13,
  '201-500': 17,
  '501-1000': 22,
  '1000+': 30,
}

/** Current listings, a few of them closed, and some deleted ones. */
export function makeListings(seed: string, time: WorldTime, companies: readonly DemoCompany[]): DemoListing[] {
  const plan = planListings(randomOf(`${seed}/plan`), companies)
  const used = new Set<string>()
  const listings = plan.map((planned) => makeListing(seed, time, planned, used))
  for (const listing of withdrawable(listings, time)) {
    listing.deletedAt = time.after(randomOf(`${listing.id}/withdrawn`), postedAt(listing), 24 * 8, 24 * 14)
  }
  endSome(listings, time)
  return listings
}

type Planned = { company: DemoCompany; role: Role; number: number }

/** Shares the listings out by the size of the companies. */
function planListings(random: Random, companies: readonly DemoCompany[]): Planned[] {
  const total = openListings + withdrawnListings
  const wishes = companies.map(({ size }) => appetite[size] ?? 9)
  const scale = (total - showcaseCount) / wishes.reduce((sum, wish) => sum + wish, 0)
  const counts = companies.map(({ name }, at) =>
    name === demoCompanyName ? showcaseCount : Math.floor(wishes[at]! * scale),
  )
  for (let at = 1; sum(counts) < total; at += 1) counts[at % counts.length]! += 1
  return companies.flatMap((company, at) =>
    drawRoles(random, company, counts[at] ?? 0).map((role, number) => ({ company, role, number })),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** As many of the sector's places as the company wants; large companies fill some of them twice. */
function drawRoles(random: Random, { name, sector }: DemoCompany, count: number): Role[] {
  if (name === demoCompanyName) return placesIn(showcaseRoles)
  const places = [...placesOf(sector), ...random.sample(officePlaces, 4)]
  const rounds = Array.from({ length: Math.ceil(count / places.length) }, () => random.sample(places, places.length))
  return rounds.flat().slice(0, count)
}

function makeListing(
  seed: string,
  time: WorldTime,
  { company, role, number }: Planned,
  used: Set<string>,
): DemoListing {
  const id = uuidOf(`${seed}/listing/${company.name}/${number}`)
  // Apart from the fields, so that other texts do not change the times.
  const random = randomOf(`${id}/posted`)
  const { vacancy } = drawVacancy(id)
  const isPool = vacancy === 'pool'
  const written = fieldsOf(company, role, isPool, randomOf(id), used)
  const fields = {
    ...written,
    ...drawOffer(id, written, role, time),
    ...(!isPool && drawExtras(id, time)),
    ...(company.name === demoCompanyName &&
      number < 2 && { questions: askedQuestions.map(({ question }) => question) }),
    vacancy,
  }
  const first = {
    fields,
    createdAt: time.workday(random, Math.max(daysAgo(company, number, random), isPool ? poolAge : 0)),
  }
  const editedAt =
    fields.stipend > 0 && random.chance(editedShare) ? time.after(random, first.createdAt, 20, 24 * 9) : null
  const edit = editedAt !== null && { fields: { ...fields, stipend: fields.stipend + 1000 }, createdAt: editedAt }
  return { id, company, role, versions: edit ? [first, edit] : [first], deletedAt: null, state: 'open', endedAt: null }
}

/** The least age, in days, of a listing without a vacancy, so that none is among the newest. */
const poolAge = 7

/** More are new than old; the demo company posts one about every five days. */
const daysAgo = ({ name }: DemoCompany, number: number, random: Random): number =>
  name === demoCompanyName ? 3 + 5 * number : Math.floor(60 * random.part() ** 1.3)

function fieldsOf(
  company: DemoCompany,
  role: Role,
  isPool: boolean,
  random: Random,
  used: Set<string>,
): InternshipFields {
  const type = drawType(role, random)
  const city = random.chance(0.72) ? company.city : branchOf(company, random)
  const area = random.pick(role.areas.length > 0 ? role.areas : areasOf(company))
  const title = drawTitle(company, role, area, random, used)
  const duration = random.weighted(durations, ({ weight }) => weight).text
  const requirements = drawRequirements(role, random)
  const mentor = drawName(random, city).first
  const stipend = drawStipend(role, company, city, random)
  const about = { company, role, area, city, type, duration, stipend, requirements, mentor, isPool }
  return {
    title,
    requirements,
    type,
    duration,
    stipend,
    location: type === 'Remote' ? random.weighted(remotePlaces(city), ({ weight }) => weight).text : city,
    description: writeDescription(about, random),
  }
}

const typeWeights: Record<WorkType, number> = { 'On-site': 30, Hybrid: 24, Remote: 24, 'Full-time': 13, 'Part-time': 9 }

function drawType({ name }: Role, random: Random): WorkType {
  const possible = inPersonRoles.includes(name) ? workTypes.filter((type) => type !== 'Remote') : workTypes
  return random.weighted(possible, (type) => typeWeights[type])
}

/** Companies hire in their own country. */
function branchOf({ city }: DemoCompany, random: Random): string {
  return isAbroad(city) ? random.pick(citiesAbroad) : random.pick(indianCities.split(', '))
}

const remotePlaces = (city: string) => [
  { text: 'Remote', weight: 5 },
  { text: isAbroad(city) ? 'Remote, United States' : 'Remote, India', weight: 4 },
  { text: `Remote (${city})`, weight: 1 },
]

const durations = [
  { text: '3 months', weight: 36 },
  { text: '6 months', weight: 28 },
  { text: '2 months', weight: 17 },
  { text: '4 months', weight: 8 },
  { text: '1 month', weight: 4 },
  { text: '5 months', weight: 3 },
  { text: '12 weeks', weight: 3 },
  { text: '8 weeks', weight: 1 },
]

/**
 * 'Frontend Developer Intern, Patient Booking', without a team that the role names already; one that this company has not
 * used, if the role has enough titles.
 */
function drawTitle({ name }: DemoCompany, role: Role, area: string, random: Random, used: Set<string>): string {
  const usual = random.chance(0.55) ? [role.name] : random.sample(role.titles, role.titles.length)
  const candidates = [...usual, ...role.titles].map((title) =>
    ` ${title} `.includes(` ${area} `) ? withIntern(title) : `${withIntern(title)}, ${area}`,
  )
  const title = candidates.find((candidate) => !used.has(`${name}/${candidate}`)) ?? withIntern(role.name)
  used.add(`${name}/${title}`)
  return title
}

const withIntern = (title: string): string => (/intern|volunteer|\)$/i.test(title) ? title : `${title} Intern`)

/** From three to eight: what belongs to the role first, then some of what often goes with it. */
function drawRequirements({ core, more }: Role, random: Random): string[] {
  const needed = random.sample(core, random.int(3, core.length))
  const known = new Set(needed)
  return [...core.filter((skill) => known.has(skill)), ...random.sample(more, random.int(0, 8 - needed.length))]
}

/** Rupees a month, rounded as people round; larger companies and those abroad pay better. */
function drawStipend({ pay }: Role, { size }: DemoCompany, city: string, random: Random): number {
  if (isAbroad(city)) return random.int(30, 60) * 1000
  const position = Math.min(1, random.part() ** 1.3 + (appetite[size] ?? 9) / 150)
  const rupees = pay.from + (pay.to - pay.from) * position
  const step = rupees < 10_000 ? 500 : 1000
  return pay.from < 7000 && random.chance(0.06) ? 0 : Math.round(rupees / step) * step
}

/** One each of some companies, posted long enough ago. */
function withdrawable(listings: readonly DemoListing[], time: WorldTime): DemoListing[] {
  const old = listings.filter(({ versions, company }) => {
    const [first, edit] = versions
    return company.name !== demoCompanyName && edit === undefined && time.daysSince(first!.createdAt) > 20
  })
  // The demo student applied to one of them.
  const known = old.filter(({ role }) => role.name === 'Full Stack Developer').slice(0, 1)
  const byCompany = new Map([...known, ...old].map((listing) => [listing.company.id, listing]))
  return [...known, ...[...byCompany.values()].filter((listing) => !known.includes(listing))].slice(
    0,
    withdrawnListings,
  )
}
