import { makeApplications } from './applications.ts'
import { type DemoCompany, makeCompanies } from './companies.ts'
import type { DemoListing } from './demo-listing.ts'
import { type DemoFile, makeFiles } from './files.ts'
import { type DemoInterview, makeInterviews } from './interviews.ts'
import { makeListings } from './listings.ts'
import type { DemoApplication } from './sent-application.ts'
import { type DemoStudent, makeStudents } from './students.ts'
import { worldTime } from './world-time.ts'

export type DemoWorld = {
  companies: DemoCompany[]
  listings: DemoListing[]
  students: DemoStudent[]
  files: DemoFile[]
  applications: DemoApplication[]
  interviews: DemoInterview[]
}

/** Companies, listings, students, resumes, applications and interviews. The same seed and time give the same world. */
export function makeDemoWorld(now: Date, seed = 'fledge'): DemoWorld {
  const time = worldTime(now)
  const companies = makeCompanies(seed, time)
  const listings = makeListings(seed, time, companies)
  const students = makeStudents(seed, time)
  const files = makeFiles(students, time)
  const applications = makeApplications(seed, time, { listings, students, files })
  return { companies, listings, students, files, applications, interviews: makeInterviews(applications, time) }
}
