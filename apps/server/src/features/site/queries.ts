import type { SiteCounts } from '@fledge/contract/site/site'
import type { Db } from '../../db/client.ts'
import { companies, students } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships, isOpen } from '../../db/schema/internships.ts'

export async function countAll(db: Db): Promise<SiteCounts> {
  const counts = [db.$count(students), db.$count(companies), db.$count(internships, isOpen), db.$count(applications)]
  const [ofStudents = 0, ofCompanies = 0, ofInternships = 0, ofApplications = 0] = await Promise.all(counts)
  return { students: ofStudents, companies: ofCompanies, openInternships: ofInternships, applications: ofApplications }
}
