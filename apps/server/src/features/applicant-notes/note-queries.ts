import { and, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { applicantNotes, interviews } from '../../db/schema/applications.ts'

export type NoteRow = typeof applicantNotes.$inferSelect

const isOn = (applicationId: string) => eq(applicantNotes.applicationId, applicationId)

export const listNotesOn = (db: Db, applicationId: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(applicantNotes)
    .where(isOn(applicationId))
    .orderBy(desc(applicantNotes.createdAt), desc(applicantNotes.id))

export const countNotesOn = (db: Db, applicationId: string): Promise<number> =>
  db.$count(applicantNotes, isOn(applicationId))

export async function insertNote(db: Db, note: typeof applicantNotes.$inferInsert): Promise<NoteRow> {
  const [row] = await db.insert(applicantNotes).values(note).returning()
  return row!
}

export async function deleteNoteOf(db: Db, companyId: string, id: string): Promise<NoteRow | undefined> {
  const isOwn = and(eq(applicantNotes.id, id), eq(applicantNotes.companyId, companyId))
  const [row] = await db.delete(applicantNotes).where(isOwn).returning()
  return row
}

/** Whether the agreed time of an interview of this application has come; the rule of `hasBegun` in SQL. */
export async function hasBegunInterview(db: Db, applicationId: string, now: Date): Promise<boolean> {
  const { startsAt, status } = interviews
  const isOwn = eq(interviews.applicationId, applicationId)
  const count = await db.$count(interviews, and(isOwn, eq(status, 'scheduled'), lte(startsAt, now.toISOString())))
  return count > 0
}
