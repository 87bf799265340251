import type { NotificationSettings } from '@fledge/core/notification-settings'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { ready, readySql } from '../../db/ready.ts'
import { companies, settings } from '../../db/schema/accounts.ts'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { isOpen } from '../internships/queries.ts'
import { type Stored, storing, type ToStore } from '../notifications/store.ts'
import { columns, companyAccounts, companySettings } from './queries.ts'

export type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>

/** All that an application of this student to this listing depends on, and is told and answered with. Nothing is locked. */
export async function findToSend(db: Db, studentId: string, internshipId: string) {
  const [row] = await selectToSend(db, { studentId, internshipId })
  return row
}

const ownSettings = alias(settings, 'own_settings')
const value = (
  name: 'id' | 'internshipId' | 'version' | 'studentId' | 'resumeId' | 'fileId' | 'beforeId' | 'attempt',
) => sql.placeholder(name)
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

const selectToSend = ready('find what to send', (db) =>
  db
    .select({
      ...{ version: internships.version, open: sql<boolean>`${isOpen}`, internship: columns.internship },
      ...{ answered: columns.answered, company: columns.company, companyEraseAt: companyAccounts.eraseAt },
      ...{
        companyPrivacy: columns.companyPrivacy,
        companyChoice: choiceIn(companySettings),
        ownChoice: choiceIn(ownSettings),
      },
      ...{ held: { id: resumes.id, fileId: resumes.fileId }, file: columns.file },
      before: { id: applications.id, withdrawnAt: applications.withdrawnAt, attempt: applications.attempt },
    })
    .from(internships)
    .innerJoin(internshipVersions, isCurrent)
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .innerJoin(companyAccounts, eq(companyAccounts.id, internships.companyId))
    .leftJoin(companySettings, eq(companySettings.userId, internships.companyId))
    .leftJoin(ownSettings, eq(ownSettings.userId, value('studentId')))
    .leftJoin(resumes, eq(resumes.studentId, value('studentId')))
    .leftJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .leftJoin(
      applications,
      and(eq(applications.internshipId, internships.id), eq(applications.studentId, value('studentId'))),
    )
    .where(eq(internships.id, value('internshipId'))),
)

/** What was found and must still be so, the id of a new application, and what is told of it. */
export type Sending = ToStore['values'] & {
  id: string
  internshipId: string
  version: number
  studentId: string
  resumeId: string
  fileId: string
  /** The application that was withdrawn and is sent again, with its attempt; null and 0 for a new one. */
  beforeId: string | null
  attempt: number
}
export type Sent = { createdAt: string; told: Stored[] }

/**
 * Sends an application, with its line of the timeline and what is told of it, in one statement and therefore one
 * transaction. Nothing happens, and nothing comes back, when what was found is not so any more: the listing open and
 * at that version (held against edits and deletion from here on), the resume held (kept from being deleted), and no
 * application there but the one that was found (the unique constraint decides).
 */
export async function send(db: Db, sending: Sending): Promise<Sent | undefined> {
  const [sent] = await insertSent(db, sending)
  return sent
}

/** Each part names the one before: rows are locked in the order in which they stand here. */
const insertSent = readySql<Sent>(
  'send',
  sql`with
  listing as materialized (
    select ${internships.id} from ${internships}
    where ${internships.id} = ${value('internshipId')}::uuid and ${internships.version} = ${value('version')}::integer
      and ${isOpen}
    for share
  ),
  held as materialized (
    select ${resumes.fileId} from ${resumes}, listing
    where ${resumes.studentId} = ${value('studentId')}::uuid and ${resumes.id} = ${value('resumeId')}::uuid
      and ${resumes.fileId} = ${value('fileId')}::uuid
    for share of ${resumes}
  ),
  sent as (
    insert into ${applications} (id, internship_id, internship_version, student_id, resume_file_id)
    select ${value('id')}::uuid, ${value('internshipId')}::uuid, ${value('version')}::integer,
      ${value('studentId')}::uuid, file_id
    from held
    on conflict (internship_id, student_id) do update
    set internship_version = excluded.internship_version, resume_file_id = excluded.resume_file_id,
      created_at = excluded.created_at, attempt = ${applications.attempt} + 1,
      withdrawn_at = null, seen_at = null, shortlisted_at = null, keep_resume = false
    where ${applications.id} = ${value('beforeId')}::uuid and ${applications.attempt} = ${value('attempt')}::integer
      and ${applications.withdrawnAt} is not null
    returning id, created_at, attempt
  ),
  line as (
    insert into ${applicationEvents} (application_id, kind, actor)
    select id, case attempt when 1 then 'submitted' else 'submitted_again' end, 'student' from sent
  ),
  ${storing(sql`exists (select from sent)`)}
  select created_at as "createdAt", coalesce((
    select json_agg(json_build_object('userId', user_id, 'event', event, 'id', id, 'createdAt', created_at)) from fresh
  ), '[]') as told
  from sent`,
)
