import { hourMs } from '@fledge/core/time/units'
import type { savedInternships, savedSearches } from '../db/schema/internships.ts'
import { demoStudentEmail } from './demo-accounts.ts'
import { type DemoListing, postedAt } from './listings/demo-listing.ts'
import type { DemoStudent } from './people/students.ts'

type World = { listings: readonly DemoListing[]; students: readonly DemoStudent[] }

const laterBy = (time: string, hours: number) => new Date(Date.parse(time) + hours * hourMs).toISOString()

/** What the demo student put aside: a few open listings of the own field, and one that was taken down since. */
export function savedListings({ listings, students }: World): (typeof savedInternships.$inferInsert)[] {
  const student = students.find(({ email }) => email === demoStudentEmail)
  if (!student) return []
  const fitting = listings.filter(({ role }) => student.tracks.includes(role))
  const open = fitting.filter(({ deletedAt, state }) => deletedAt === null && state === 'open')
  const gone = fitting.filter(({ deletedAt }) => deletedAt !== null)
  return [...open.slice(0, 4), ...gone.slice(0, 1)].map((listing) => ({
    studentId: student.id,
    internshipId: listing.id,
    createdAt: laterBy(postedAt(listing), 1),
  }))
}

/** Two searches of the demo student, saved in the first days. */
export function savedSearchRows({ students }: World): (typeof savedSearches.$inferInsert)[] {
  const student = students.find(({ email }) => email === demoStudentEmail)
  if (!student) return []
  const searches = [
    { name: 'React, from anywhere', q: 'react', location: 'remote', alert: 'daily' },
    { name: 'Full stack in Bengaluru', q: 'full stack', location: 'Bengaluru', alert: 'weekly' },
  ] as const
  return searches.map((search, index) => ({
    ...search,
    studentId: student.id,
    createdAt: laterBy(student.createdAt, 24 * (index + 1)),
  }))
}
