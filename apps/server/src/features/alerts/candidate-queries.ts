import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { shownSkills } from '@fledge/core/matching/score/decisive-skills'
import { matchingVersion } from '@fledge/core/matching/score/matching-version'
import { type StoredRatings, storeRatings } from '@fledge/core/matching/score/stored-ratings'
import { readerVersion } from '@fledge/core/resume/read-resume'
import { skills as vocabulary } from '@fledge/core/skills/vocabulary'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { settings } from '../../db/schema/accounts.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { hasNotApplied } from '../applications/application-queries.ts'
import { type ReadText, storedText } from '../resumes/profiles.ts'
import { findFileText, wasRead } from '../resumes/text-queries.ts'
import { hasSwitchedOn, wasNotAnnounced } from './alert-queries.ts'

/** `ratings` are null until this release has rated the reading. */
export type Candidate = { fileId: string; studentId: string; rowVersion: string; ratings: StoredRatings | null }

/** Students to alert: with a read resume, without an application and not alerted before. */
const isToAlert = (db: Db, internshipId: string) =>
  and(
    eq(resumeFiles.status, 'read'),
    wasRead,
    hasSwitchedOn(db, resumes.studentId, settings.matches, settings.matchAlerts),
    hasNotApplied(db, resumes.studentId, internshipId),
    wasNotAnnounced(db, resumes.studentId, internshipId),
  )

export const shownByNow = `${readerVersion}/${matchingVersion}`

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
  return db
    .select({
      fileId: resumeFiles.id,
      studentId: resumes.studentId,
      rowVersion: sql<string>`${resumeFiles}.xmin::text`,
      ratings: sql<StoredRatings | null>`case when ${isNotShown} then null else ${resumeFiles.ratings} end`,
    })
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(and(isAmong(resumes.id, resumeIds), isToAlert(db, internshipId)))
}

/** The text of a candidate's resume; null when it has since been replaced or has no text. */
export async function findCandidateText(db: Db, { fileId }: Candidate): Promise<ReadText | null> {
  const file = await findFileText(db, fileId)
  return file ? storedText(file) : null
}

/** Stores what a profile shows, unless the row of its reading has changed since. */
export async function saveShown(db: Db, { fileId, rowVersion }: Candidate, profile: Profile): Promise<void> {
  await db
    .update(resumeFiles)
    .set({ shownSkills: shownSkills(profile).map(nameOf), ratings: storeRatings(profile), shownBy: shownByNow })
    .where(and(eq(resumeFiles.id, fileId), sql`${resumeFiles}.xmin = ${rowVersion}::xid`))
}

export const nameOf = (skill: number): string => vocabulary[skill]!.name

/** The share of readings that show a skill, by its name, from the statistics that PostgreSQL keeps for its planner. */
export async function listFrequentSkills(db: Db): Promise<Map<string, number>> {
  const { rows } = (await db.execute(sql`
    select skill, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as most(skill, share)
    where schemaname = current_schema() and tablename = 'resume_files' and attname = 'shown_skills' and skill is not null
  `)) as unknown as { rows: { skill: string; share: number }[] }
  return new Map(rows.map(({ skill, share }) => [skill, share]))
}
