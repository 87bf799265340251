import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internshipReports } from '../../db/schema/internship-reports.ts'
import { savedInternships } from '../../db/schema/internships.ts'

export async function isSaved(db: Db, internshipId: string): Promise<boolean> {
  return (await db.$count(savedInternships, eq(savedInternships.internshipId, internshipId))) > 0
}

export async function isReported(db: Db, internshipId: string): Promise<boolean> {
  return (await db.$count(internshipReports, eq(internshipReports.internshipId, internshipId))) > 0
}
