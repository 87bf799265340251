import { makeApplications } from './applications.ts'
import { type DemoCompany, makeCompanies } from './companies.ts'
import { type DemoFile, makeFiles } from './files.ts'
import { type DemoListing, makeListings } from './listings.ts'
import type { DemoApplication } from './sent-application.ts'
import { type DemoStudent, makeStudents } from './students.ts'
import { worldTime } from './world-time.ts'

export type DemoWorld = {
  companies: DemoCompany[]
  listings: DemoListing[]
  students: DemoStudent[]
  files: DemoFile[]
  applications: DemoApplication[]
}

/** Companies, listings, students, resumes and applications. The same seed and time give the same world. */
export function makeDemoWorld(now: Date, seed = 'fledge'): DemoWorld {
  const time = worldTime(now)
  const companies = makeCompanies(seed, time)
  const listings = makeListings(seed, time, companies)
  const students = makeStudents(seed, time)
  const files = makeFiles(students, time)
  return {
    companies,
    listings,
    students,
    files,
    applications: makeApplications(seed, time, { listings, students, files }),
  }
}
