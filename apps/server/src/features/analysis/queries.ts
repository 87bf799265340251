import type { ListingText } from '@fledge/core/matching/listing/prepared-listing'
import { matchingVersion } from '@fledge/core/matching/score/matching-version'
import { readerVersion } from '@fledge/core/resume/read-resume'
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isAmong } from '../../db/is-among.ts'
import { companies, settings } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { hasSwitchedOn, wasNotAnnounced } from '../alerts/alert-queries.ts'
import { hasNotApplied } from '../applications/application-queries.ts'
import { isOpen, ofCompany } from '../internships/listing-queries.ts'
import type { ReadText } from './profiles.ts'
import { storedText } from './profiles.ts'

/** Counts the open listings; slow on a large market. */
export const countOpen = (db: Db): Promise<number> => db.$count(internships, isOpen)

const stamp = { id: internships.id, version: internships.version, open: sql<boolean>`${isOpen}` }

/**
 * Listings posted, edited or withdrawn since a time minus an overlap, and the database's current time for the next call.
 */
export async function listChanges(db: Db, { at, overlapSeconds }: { at: string; overlapSeconds: number }) {
  const since = sql`${at}::timestamptz - make_interval(secs => ${overlapSeconds})`
  const rows = await db
    .select({ at: sql<string>`one.at`, ...stamp })
    .from(sql`(select now()::text as at) as one`)
    .leftJoin(internships, gt(internships.updatedAt, since))
  const changes = rows.flatMap(({ id, version, open }) => (id && version ? [{ id, version, open }] : []))
  return { at: rows[0]!.at, changes }
}

/** Open listings in batches by id. */
export const listOpenStamps = (db: Db, { after, limit }: { after: string | null; limit: number }) =>
  db
    .select(stamp)
    .from(internships)
    .where(and(isOpen, after === null ? undefined : gt(internships.id, after)))
    .orderBy(asc(internships.id))
    .limit(limit)

/** The fields of open listings that matching reads. */
export async function listTexts(db: Db, ids: readonly string[]): Promise<(ListingText & { version: number })[]> {
  const { id, version, title, description, requirements, mustHave, niceToHave } = internships
  const { location, type, stipend, startsOn } = internships
  return db
    .select({
      id,
      version,
      title,
      description,
      requirements,
      mustHave,
      niceToHave,
      companyName: companies.companyName,
      offer: { location, type, stipend, startsOn },
    })
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isAmong(internships.id, ids), isOpen))
}

/** The fields of open listings that a match shows. */
export async function listShown(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, title, location, type, description, requirements, mustHave, niceToHave } = internships
  const { stipend, duration, startsOn } = internships
  return db
    .select({
      id,
      title,
      location,
      type,
      description,
      requirements,
      mustHave,
      niceToHave,
      stipend,
      duration,
      startsOn,
      company: companies.companyName,
    })
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isAmong(internships.id, ids), isOpen))
}

export type ShownListing = Awaited<ReturnType<typeof listShown>>[number]

/** The file of the student's current resume with its reading. */
export async function findHeldText(db: Db, studentId: string) {
  const { status, pages, lines, draft, corrections, correctedDraft } = resumeFiles
  const [row] = await db
    .select({ status, pages, lines, draft, corrections, correctedDraft })
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(eq(resumes.studentId, studentId))
  return row
}

export type Candidate = ReadText & { fileId: string; studentId: string; rowVersion: string; isShown: boolean }

/** Whether a file has everything a profile needs. Filtered in SQL, so that a short page means the last one. */
export const wasRead = and(isNotNull(resumeFiles.pages), isNotNull(resumeFiles.lines), isNotNull(resumeFiles.draft))

/** Students to alert: with a read resume, without an application and not alerted before. */
const isToAlert = (db: Db, internshipId: string) =>
  and(
    eq(resumeFiles.status, 'read'),
    wasRead,
    hasSwitchedOn(db, resumes.studentId, settings.matches, settings.matchAlerts),
    hasNotApplied(db, resumes.studentId, internshipId),
    wasNotAnnounced(db, resumes.studentId, internshipId),
  )

const shownByNow = `${readerVersion}/${matchingVersion}`
/** Readings whose shown skills are not known, or were found by another release. */
const isNotShown = or(
  isNull(resumeFiles.shownBy),
  lt(resumeFiles.shownBy, shownByNow),
  gt(resumeFiles.shownBy, shownByNow),
)

/** The resumes of students to alert that show one of the skills or whose skills are not known; without skills all of them. */
export async function listCandidateIds(db: Db, internshipId: string, skills?: readonly string[]) {
  const mayReach = skills && or(sql`${resumeFiles.shownSkills} && ${sql.param([...skills])}::text[]`, isNotShown)
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(and(mayReach, isToAlert(db, internshipId)))
  return rows.map(({ id }) => id)
}

export async function listCandidates(db: Db, internshipId: string, resumeIds: readonly string[]): Promise<Candidate[]> {
  const rows = await db
    .select({
      fileId: resumeFiles.id,
      studentId: resumes.studentId,
      rowVersion: sql<string>`${resumeFiles}.xmin::text`,
      isShown: sql<boolean>`not ${isNotShown}`,
      pages: resumeFiles.pages,
      lines: resumeFiles.lines,
      draft: resumeFiles.draft,
      corrections: resumeFiles.corrections,
      correctedDraft: resumeFiles.correctedDraft,
    })
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(and(isAmong(resumes.id, resumeIds), isToAlert(db, internshipId)))
  return rows.flatMap(({ fileId, studentId, rowVersion, isShown, ...stored }) => {
    const text = storedText(stored)
    return text ? [{ fileId, studentId, rowVersion, isShown, ...text }] : []
  })
}

/** Stores the skills that a reading shows, unless its row has changed since it was read. */
export async function saveShownSkills(
  db: Db,
  { fileId, rowVersion }: Pick<Candidate, 'fileId' | 'rowVersion'>,
  shownSkills: readonly string[],
): Promise<void> {
  await db
    .update(resumeFiles)
    .set({ shownSkills: [...shownSkills], shownBy: shownByNow })
    .where(and(eq(resumeFiles.id, fileId), sql`${resumeFiles}.xmin = ${rowVersion}::xid`))
}

/** The share of readings that show a skill, by its name, from the statistics that PostgreSQL keeps for its planner. */
export async function listFrequentSkills(db: Db): Promise<Map<string, number>> {
  const { rows } = (await db.execute(sql`
    select skill, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as most(skill, share)
    where schemaname = current_schema() and tablename = 'resume_files' and attname = 'shown_skills' and skill is not null
  `)) as unknown as { rows: { skill: string; share: number }[] }
  return new Map(rows.map(({ skill, share }) => [skill, share]))
}
