import { currentFields, type DemoListing, postedAt } from '../listings/demo-listing.ts'
import { endOf } from '../listings/listing-life.ts'
import { type DemoCompany, demoCompanyName } from '../people/companies.ts'
import type { DemoStudent } from '../people/students.ts'
import { type Random, randomOf } from '../random.ts'
import type { DemoFile } from '../resumes/files.ts'
import type { WorldTime } from '../world-time.ts'
import { holdLatest, live } from './application-life.ts'
import { applyAsDemoStudent } from './demo-student.ts'
import { type AnsweredApplication, applicationOf, type DemoApplication } from './sent-application.ts'

type Market = { listings: readonly DemoListing[]; students: readonly DemoStudent[]; files: readonly DemoFile[] }
type Intent = { student: DemoStudent; listing: DemoListing }

const demoCompanyApplicants = 52
/** How many applications students send, the idle ones included: 1,200 in all, with those of the demo accounts. */
const perStudent = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 8, 11]

export function makeApplications(seed: string, time: WorldTime, market: Market): DemoApplication[] {
  const intents = new Map<string, Intent>()
  const add = (intent: Intent) => void intents.set(`${intent.listing.id}/${intent.student.id}`, intent)
  const [demoStudent, ...students] = market.students
  for (const student of students) for (const listing of chooseListings(student, market)) add({ student, listing })
  for (const intent of applyToDemoCompany(seed, market)) add(intent)
  const filesOf = Map.groupBy(market.files, ({ student }) => student)
  const others = [...intents.values()].flatMap(
    (intent) => makeApplication(intent, filesOf.get(intent.student) ?? [], time) ?? [],
  )
  const own = applyAsDemoStudent(demoStudent!, filesOf.get(demoStudent!) ?? [], market.listings, time)
  return holdLatest([...own, ...others], time).map((application) => live(application, time))
}

/** Where a student applies: mostly to fitting work, in reach, and now and then to something else. */
function chooseListings(student: DemoStudent, { listings }: Market): DemoListing[] {
  const random = randomOf(`${student.id}/applications`)
  const others = listings.filter(({ company }) => company.name !== demoCompanyName)
  const fitting = others.filter(({ role }) => role.majors.includes(student.major))
  const weights = new Map(fitting.map((listing) => [listing, attraction(student, listing)]))
  return Array.from({ length: random.pick(perStudent) }, () => {
    return random.chance(0.04) ? random.pick(others) : random.weighted(fitting, (listing) => weights.get(listing) ?? 0)
  })
}

/** Varied fit: three in five look for such work, the others study something near to it. */
function applyToDemoCompany(seed: string, { listings, students }: Market): Intent[] {
  const random = randomOf(`${seed}/demo-company`)
  const own = listings.filter(({ company }) => company.name === demoCompanyName)
  const technical = students.slice(1).filter(({ major }) => technicalMajors.includes(major))
  const intents = new Map<string, Intent>()
  while (intents.size < demoCompanyApplicants) {
    const listing = random.pick(own)
    const fitting = technical.filter(({ tracks }) => tracks.includes(listing.role))
    const student = random.pick(random.chance(0.6) && fitting.length > 0 ? fitting : technical)
    intents.set(`${listing.id}/${student.id}`, { student, listing })
  }
  return [...intents.values()]
}

const technicalMajors = ['Computer Science', 'Data Science', 'Engineering', 'Design', 'Marketing']

function attraction({ tracks, university }: DemoStudent, listing: DemoListing): number {
  const place = tracks.indexOf(listing.role)
  const fit = place >= 0 ? 40 - 8 * place : 2
  const { location, stipend } = currentFields(listing)
  const nearness = location.startsWith('Remote') || university.includes(location) ? 2 : 1
  return fit * nearness * (1 + stipend / 20_000) * (listing.company.isKnown ? 16 : 1)
}

function makeApplication(
  { student, listing }: Intent,
  files: readonly DemoFile[],
  time: WorldTime,
): AnsweredApplication | null {
  const random = randomOf(`${listing.id}/${student.id}`)
  const createdAt = drawTime(student, listing, files, random, time)
  const file = files.findLast(({ uploadedAt }) => createdAt !== null && uploadedAt < createdAt)
  if (createdAt === null || !file) return null
  return {
    ...applicationOf({ student, listing, file, createdAt }),
    ...decide({ student, listing, createdAt }, random, time),
  }
}

/** Some time after the listing appeared and the student joined, soon rather than late; null if there is no such time. */
function drawTime(
  student: DemoStudent,
  listing: DemoListing,
  files: readonly DemoFile[],
  random: Random,
  time: WorldTime,
) {
  const start =
    Math.max(Date.parse(postedAt(listing)), Date.parse(files[0]?.uploadedAt ?? student.createdAt)) + 20 * 60_000
  const endedAt = endOf(listing)
  const end = endedAt === null ? time.now.getTime() - 5 * 60_000 : Date.parse(endedAt) - 60_000
  if (start >= end) return null
  return new Date(start + Math.floor((end - start) * random.part() ** 2)).toISOString()
}

type Pending = { student: DemoStudent; listing: DemoListing; createdAt: string }

/** Companies answer some applications within two weeks; who fits is accepted more often. */
function decide({ student, listing, createdAt }: Pending, random: Random, time: WorldTime) {
  const open = { status: 'pending', decidedAt: null, withdrawnAt: null } as const
  const { diligence, generosity } = habitsOf(listing.company)
  if (!random.chance(diligence)) return { ...open, withdrawnAt: withdrawal({ student, listing, createdAt }, time) }
  const decidedAt = time.after(random, createdAt, 18, 24 * 14)
  if (decidedAt === null || (listing.deletedAt !== null && decidedAt > listing.deletedAt)) return open
  const fits = student.tracks.includes(listing.role)
  return {
    status: random.chance(generosity * (fits ? 1.4 : 0.4)) ? 'accepted' : 'rejected',
    decidedAt,
    withdrawnAt: null,
  } as const
}

/** One in fifteen pending applications is withdrawn, and more of those to the demo company. */
function withdrawal({ student, listing, createdAt }: Pending, time: WorldTime): string | null {
  const random = randomOf(`${listing.id}/${student.id}/withdrawal`)
  return listing.deletedAt === null && random.chance(listing.company.name === demoCompanyName ? 1 / 6 : 1 / 15)
    ? time.after(random, createdAt, 24, 24 * 12)
    : null
}

/** How many applications a company answers at all, and how many of those with yes. */
function habitsOf({ id, name }: DemoCompany) {
  const random = randomOf(`${id}/habits`)
  if (name === demoCompanyName) return { diligence: 0.55, generosity: 0.35 }
  return { diligence: 0.5 + 0.5 * random.part(), generosity: 0.12 + 0.26 * random.part() }
}
