import { makeApplications } from './applications/applications.ts'
import { type DemoInterview, makeInterviews } from './applications/interviews.ts'
import type { DemoApplication } from './applications/sent-application.ts'
import type { DemoListing } from './listings/demo-listing.ts'
import { makeListings } from './listings/listings.ts'
import { type DemoCompany, makeCompanies } from './people/companies.ts'
import { type DemoStudent, makeStudents } from './people/students.ts'
import { type DemoFile, makeFiles } from './resumes/files.ts'
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
