import type { Decision } from '@fledge/core/applications/status'
import { type DemoListing, postedAt } from '../listings/demo-listing.ts'
import { demoCompanyName } from '../people/companies.ts'
import type { DemoStudent } from '../people/students.ts'
import { randomOf } from '../random.ts'
import type { DemoFile } from '../resumes/files.ts'
import type { WorldTime } from '../world-time.ts'
import { type AnsweredApplication, applicationOf } from './sent-application.ts'

/** What became of the demo student's applications to fitting listings, the oldest listing first. */
type Outcome = Decision | 'pending' | 'withdrawn'
const outcomes: Outcome[] = ['rejected', 'accepted', 'rejected', 'accepted', 'pending', 'withdrawn', 'pending']

/** Applications in every state, with one to the demo company, one to a withdrawn listing and one with a late reply. */
export function applyAsDemoStudent(
  student: DemoStudent,
  files: readonly DemoFile[],
  listings: readonly DemoListing[],
  time: WorldTime,
): AnsweredApplication[] {
  const isFitting = ({ deletedAt, role }: DemoListing) => deletedAt === null && student.tracks.includes(role)
  const ofDemoCompany = listings.filter((listing) => isFitting(listing) && listing.company.name === demoCompanyName)
  const withdrawn = listings.filter(({ deletedAt, role }) => deletedAt !== null && role.majors.includes(student.major))
  const others = listings.filter((listing) => isFitting(listing) && !ofDemoCompany.includes(listing))
  const elsewhere = spreadOver(others, time, agesOfListings)
  const companies = new Set(elsewhere.map(({ company }) => company))
  const silent = spreadOver(
    others.filter(({ company }) => !companies.has(company)),
    time,
    [ageOfSilent],
  )
  const chosen = [
    ...elsewhere.map((listing, index) => ({ listing, outcome: outcomes[index] ?? 'pending' })),
    ...[...ofDemoCompany.slice(0, 1), ...withdrawn.slice(0, 1), ...silent].map(
      (listing) => ({ listing, outcome: 'pending' }) as const,
    ),
  ]
  return chosen.flatMap(({ listing, outcome }) => applyTo(listing, outcome, student, files, time) ?? [])
}

const agesOfListings = [54, 46, 38, 30, 22, 14, 5]
/** Longer ago than any company promises. */
const ageOfSilent = 34

/** Listings of different companies, one about each week of the last two months, the oldest first. */
function spreadOver(
  listings: readonly DemoListing[],
  { daysSince }: WorldTime,
  ages: readonly number[],
): DemoListing[] {
  const chosen: DemoListing[] = []
  for (const age of ages) {
    const found = listings.find((listing) => {
      return (
        Math.abs(daysSince(postedAt(listing)) - age) < 4 && chosen.every(({ company }) => company !== listing.company)
      )
    })
    if (found) chosen.push(found)
  }
  return chosen
}

function applyTo(
  listing: DemoListing,
  outcome: Outcome,
  student: DemoStudent,
  files: readonly DemoFile[],
  time: WorldTime,
): AnsweredApplication | null {
  const random = randomOf(`${student.id}/${listing.id}`)
  const createdAt = time.after(random, postedAt(listing), 10, 24)
  const file = files.findLast(({ uploadedAt }) => createdAt !== null && uploadedAt < createdAt)
  if (createdAt === null || !file) return null
  const sent = applicationOf({ student, listing, file, createdAt })
  const endedAt = time.after(random, createdAt, 40, 24 * 8)
  const pending = { status: 'pending', decidedAt: null, withdrawnAt: null } as const
  if (outcome === 'pending' || endedAt === null) return { ...sent, ...pending }
  if (outcome === 'withdrawn') return { ...sent, ...pending, withdrawnAt: endedAt }
  return { ...sent, status: outcome, decidedAt: endedAt, withdrawnAt: null }
}
