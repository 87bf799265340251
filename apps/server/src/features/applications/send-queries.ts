import type { NotificationSettings } from '@fledge/core/notification-settings'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { mostTogether } from '../../db/gather.ts'
import { ready, readySql } from '../../db/ready.ts'
import { companies, settings } from '../../db/schema/accounts.ts'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { isOpen } from '../internships/queries.ts'
import { type Stored, storing, type ToStore, valuesOf } from '../notifications/store.ts'
import { columns, companyAccounts, companySettings } from './queries.ts'

const ownSettings = alias(settings, 'own_settings')
/** How somebody wants to be told. */
const choiceIn = <T extends Record<keyof NotificationSettings, unknown>>(
  table: T,
): Pick<T, keyof NotificationSettings> => {
  const { email, push, applications, matches, messages } = table
  return { email, push, applications, matches, messages }
}
const isCurrent = and(
  eq(internshipVersions.internshipId, internships.id),
  eq(internshipVersions.version, internships.version),
)
/** Rows of a value in JSON, for few of which the statement is planned. */
const asked = (fields: string): SQL =>
  sql`(select * from jsonb_to_recordset(${sql.placeholder('asked')}::jsonb) as one (${sql.raw(fields)}) limit ${sql.raw(String(mostTogether))})`
const [askedStudent, askedInternship] = [sql`asked."studentId"`, sql`asked."internshipId"`]

const selectToSend = ready('find what to send', (db) =>
  db
    .select({
      place: sql<number>`asked.place`,
      ...{ version: internships.version, open: sql<boolean>`${isOpen}`, internship: columns.internship },
      ...{ answered: columns.answered, company: columns.company, companyEraseAt: companyAccounts.eraseAt },
      companyIsConfirmed: sql<boolean>`${companyAccounts.emailVerifiedAt} is not null`,
      ...{
        companyPrivacy: columns.companyPrivacy,
        companyChoice: choiceIn(companySettings),
        ownChoice: choiceIn(ownSettings),
      },
      ...{ held: { id: resumes.id, fileId: resumes.fileId }, file: columns.file },
      before: { id: applications.id, withdrawnAt: applications.withdrawnAt, attempt: applications.attempt },
    })
    .from(sql`${asked('place integer, "studentId" uuid, "internshipId" uuid')} as asked`)
    .innerJoin(internships, eq(internships.id, askedInternship))
    .innerJoin(internshipVersions, isCurrent)
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .innerJoin(companyAccounts, eq(companyAccounts.id, internships.companyId))
    .leftJoin(companySettings, eq(companySettings.userId, internships.companyId))
    .leftJoin(ownSettings, eq(ownSettings.userId, askedStudent))
    .leftJoin(resumes, eq(resumes.studentId, askedStudent))
    .leftJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .leftJoin(
      applications,
      and(eq(applications.internshipId, internships.id), eq(applications.studentId, askedStudent)),
    ),
)

export type ToSend = Awaited<ReturnType<typeof selectToSend>>[number]
type Asked = { studentId: string; internshipId: string }

/**
 * All that an application of each of these students to a listing depends on, and is told and answered with, or undefined
 * without such a listing. Nothing is locked. For `mostTogether` at most, as what is sent.
 */
export async function findToSend(db: Db, asked: readonly Asked[]): Promise<(ToSend | undefined)[]> {
  const rows = await selectToSend(db, {
    asked: JSON.stringify(asked.map(({ studentId, internshipId }, place) => ({ studentId, internshipId, place }))),
  })
  const found = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, place) => found.get(place))
}

/** What was found and must still be so, the id of a new application, and what is told of it. */
export type Sending = {
  id: string
  internshipId: string
  version: number
  studentId: string
  resumeId: string
  fileId: string
  /** The application that was withdrawn and is sent again, with its attempt; null and 0 for a new one. */
  beforeId: string | null
  attempt: number
  told: ToStore
}
export type Sent = { createdAt: string; told: Stored[] }

/**
 * Sends applications, each with its line of the timeline and what is told of it, in one statement and therefore one
 * transaction. Nothing happens with one, and nothing comes back, when what was found is not so any more: the listing
 * open and at that version (held against edits and deletion from here on), the resume held (kept from being deleted),
 * and no application there but the one that was found (the unique constraint decides). What somebody else holds at this
 * moment is not waited for, as others would wait too: nothing comes back then either.
 */
export const send = (db: Db, sendings: readonly Sending[]) => sendAll(insertSent, db, sendings)

/** The same, waiting for who holds a listing or a resume. */
export const sendWaiting = (db: Db, sendings: readonly Sending[]) => sendAll(insertSentWaiting, db, sendings)

async function sendAll(insert: typeof insertSent, db: Db, sendings: readonly Sending[]): Promise<(Sent | undefined)[]> {
  if (sendings.length === 0) return []
  // Of what is asked twice the first is sent.
  const keys = sendings.map(({ internshipId, studentId }) => `${internshipId} ${studentId}`)
  const once = sendings.filter((_, place) => keys.indexOf(keys[place]!) === place)
  const rows = await insert(db, {
    asked: JSON.stringify(once.map(({ told: _told, ...row }) => row)),
    ...valuesOf(once.map(({ told }) => told)),
  })
  const sentAt = new Map(rows.flatMap(({ id, event, createdAt }) => (event === null ? [[id, createdAt]] : [])))
  const stored = new Map(rows.flatMap((row) => (row.event === null ? [] : [[toldOf(row), row]])))
  return sendings.map((sending) => {
    const createdAt = once.includes(sending) ? sentAt.get(sending.id) : undefined
    if (createdAt === undefined) return undefined
    return { createdAt, told: sending.told.notices.flatMap((notice) => stored.get(toldOf(notice)) ?? []) }
  })
}

/** What a person is told once. */
const toldOf = ({ userId, event }: { userId: string; event: string }): string => `${userId} ${event}`

/** An application that was sent, and what was stored of those who are told. */
type SentRow = { id: string; createdAt: string; userId: null; event: null } | Stored

/** The event of what is told of an application names it (notices.ts). */
const ofSent = sql`split_part(event, ':', 2)::uuid in (select id from sent)`

/**
 * Each part names the one before: rows are locked in the order in which they stand here, and those of one part in the
 * order of their keys.
 */
const sendingSql = (lock: SQL): SQL => sql`with
  asked as materialized ${asked('id uuid, "internshipId" uuid, version integer, "studentId" uuid, "resumeId" uuid, "fileId" uuid, "beforeId" uuid, attempt integer')},
  listing as materialized (
    select asked.* from asked
    join ${internships} on ${internships.id} = asked."internshipId" and ${internships.version} = asked.version
    where ${isOpen}
    order by ${internships.id}
    for share of ${internships} ${lock}
  ),
  held as materialized (
    select listing.* from listing
    join ${resumes} on ${resumes.studentId} = listing."studentId" and ${resumes.id} = listing."resumeId"
      and ${resumes.fileId} = listing."fileId"
    order by ${resumes.id}
    for share of ${resumes} ${lock}
  ),
  sent as (
    insert into ${applications} (id, internship_id, internship_version, student_id, resume_file_id)
    select id, "internshipId", version, "studentId", "fileId" from held
    order by "internshipId", "studentId"
    on conflict (internship_id, student_id) do update
    set internship_version = excluded.internship_version, resume_file_id = excluded.resume_file_id,
      created_at = excluded.created_at, attempt = ${applications.attempt} + 1,
      withdrawn_at = null, seen_at = null, shortlisted_at = null, keep_resume = false
    where ${applications.withdrawnAt} is not null
      and exists (select from held where "beforeId" = ${applications.id} and held.attempt = ${applications.attempt})
    returning id, created_at, attempt
  ),
  line as (
    insert into ${applicationEvents} (application_id, kind, actor)
    select id, case attempt when 1 then 'submitted' else 'submitted_again' end, 'student' from sent
  ),
  ${storing(ofSent)}
  select id, created_at as "createdAt", null::uuid as "userId", null as event from sent
  union all select id, created_at, user_id, event from fresh`

const insertSent = readySql<SentRow>('send', sendingSql(sql`skip locked`))
const insertSentWaiting = readySql<SentRow>('send, waiting', sendingSql(sql``))
