import type { ApplicationFilter } from '@fledge/contract/applications/bulk-actions'
import type { Stage } from '@fledge/core/applications/lifecycle'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { companies, students, users } from '../../db/schema/accounts.ts'
import { applications, interviews } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { isAnswered } from '../applications/application-queries.ts'

/** The applications of an act: those with these ids, which are UUIDs, or all that match a filter. */
export type Selection = { ids?: readonly string[] | undefined; filter?: ApplicationFilter | undefined }

function select(db: Db, companyId: string, selection: Selection) {
  const { id, studentId, status, withdrawnAt, shortlistedAt } = applications
  return db
    .select({
      application: { id, studentId, status, withdrawnAt, shortlistedAt },
      internship: { id: internships.id, title: internships.title, replyDays: internships.replyDays },
      requirements: internshipVersions.requirements,
      company: { id: companies.userId, companyName: companies.companyName },
      student: { userId: students.userId, firstName: students.firstName, lastName: students.lastName },
    })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(internshipVersions, isAnswered)
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .innerJoin(students, eq(students.userId, applications.studentId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .where(and(eq(internships.companyId, companyId), isSelected(selection)))
    .orderBy(asc(applications.id))
}
export type Target = Awaited<ReturnType<typeof select>>[number]

export const listTargets = async (db: Db, companyId: string, selection: Selection): Promise<Target[]> =>
  select(db, companyId, selection)

/** The same, locked in id order, as all that lock several applications do. */
export const lockTargets = async (db: Db, companyId: string, selection: Selection): Promise<Target[]> =>
  select(db, companyId, selection).for('update', { of: applications })

function isSelected({ ids, filter = {} }: Selection): SQL | undefined {
  if (ids) return isAmong(applications.id, ids)
  const { internshipId, status, stage, q } = filter
  return and(
    isNull(applications.withdrawnAt),
    internshipId === undefined ? undefined : sql`${applications.internshipId}::text = ${internshipId}`,
    status && eq(applications.status, status),
    stage && isInStage[stage],
    q ? contains(q) : undefined,
  )
}

const hasInterview = sql`exists (
  select from ${interviews} where ${interviews.applicationId} = ${applications.id} and ${interviews.status} <> 'cancelled')`
const isShortlisted = sql`${applications.shortlistedAt} is not null`
const isSeen = sql`${applications.seenAt} is not null`

/** The rule of `applicationStage` in SQL. */
const isInStage: Record<Stage, SQL> = {
  interview: hasInterview,
  shortlisted: sql`(${isShortlisted} and not ${hasInterview})`,
  seen: sql`(${isSeen} and not ${isShortlisted} and not ${hasInterview})`,
  applied: sql`(not ${isSeen} and not ${isShortlisted} and not ${hasInterview})`,
}

/** The email address is shared with the company while the application is not withdrawn. */
const contains = (text: string): SQL =>
  sql`position(lower(${text}) in lower(
    ${students.firstName} || ' ' || ${students.lastName} || chr(10) || ${internships.title} || chr(10) || ${users.email}
  )) > 0`
