import type { ReportOutcome } from '@fledge/core/trust/report-reasons'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internshipReports, internships, isOpen, ofCompany } from '../../db/schema/internships.ts'

const maxListed = 100

const { studentId, ...columns } = {
  id: internshipReports.id,
  internshipId: internshipReports.internshipId,
  studentId: internshipReports.studentId,
  reason: internshipReports.reason,
  text: internshipReports.text,
  createdAt: internshipReports.createdAt,
  reply: internshipReports.reply,
  repliedAt: internshipReports.repliedAt,
}

const outcome = sql<ReportOutcome>`case
  when not ${isOpen} then 'closed'
  when exists (
    select from internship_versions as edit
    where edit.internship_id = ${internships.id} and edit.created_at > ${internshipReports.createdAt}
  ) then 'changed'
  else 'unchanged' end`

const read = (db: Db, condition: SQL | undefined) =>
  db
    .select({ report: { ...columns, outcome }, studentId, title: internships.title, company: companies.companyName })
    .from(internshipReports)
    .innerJoin(internships, eq(internships.id, internshipReports.internshipId))
    .innerJoin(companies, ofCompany)
    .where(condition)
    .orderBy(desc(internshipReports.createdAt))
    .limit(maxListed)

type NewReport = Pick<typeof internshipReports.$inferInsert, 'internshipId' | 'studentId' | 'reason' | 'text'>

/** The id of the new report; undefined when the student reported the internship before. */
export async function insertReport(db: Db, report: NewReport): Promise<string | undefined> {
  const [row] = await db
    .insert(internshipReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: internshipReports.id })
  return row?.id
}

export async function findReportOf(db: Db, student: { id: string }, internshipId: string) {
  const [row] = await read(db, and(eq(studentId, student.id), eq(internshipReports.internshipId, internshipId)))
  return row
}

export const listReportsOf = (db: Db, company: { id: string }) => read(db, eq(internships.companyId, company.id))

export async function findReportTo(db: Db, company: { id: string }, id: string) {
  const [row] = await read(db, and(eq(internships.companyId, company.id), eq(internshipReports.id, id)))
  return row
}

/** Whether the answer was stored: a report is answered once. */
export async function setReply(db: Db, id: string, reply: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(internshipReports)
    .set({ reply, repliedAt: now.toISOString() })
    .where(and(eq(internshipReports.id, id), isNull(internshipReports.repliedAt)))
    .returning({ id: internshipReports.id })
  return rows.length > 0
}
