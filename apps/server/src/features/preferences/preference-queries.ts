import type { fieldsOfWork } from '@fledge/contract/fields-of-work'
import { findHomePlace } from '@fledge/core/preferences/home-place'
import type { KnownPlace } from '@fledge/core/preferences/known-places'
import type { Preferences } from '@fledge/core/preferences/preferences'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { preferences, students } from '../../db/schema/accounts.ts'
import { findCurrentText } from '../resumes/text-queries.ts'

export type StoredPreferences = Preferences & { cities: string[]; fields: (typeof fieldsOfWork)[number][] }

const { cities, remote, startsFrom, minimumStipend, fields } = preferences

/** What a student stated, also when it is empty; null before the first time. */
export async function findPreferences(db: Db, studentId: string): Promise<StoredPreferences | null> {
  const [row] = await db
    .select({ cities, remote, startsFrom, minimumStipend, fields })
    .from(preferences)
    .where(eq(preferences.userId, studentId))
  return row ?? null
}

export async function replacePreferences(db: Db, studentId: string, stated: StoredPreferences): Promise<void> {
  await db
    .insert(preferences)
    .values({ ...stated, userId: studentId })
    .onConflictDoUpdate({ target: preferences.userId, set: { ...stated, updatedAt: sql`now()` } })
}

/** Stores that a student skipped the question, the first time only. */
export async function markSkipped(db: Db, studentId: string, now: Date): Promise<void> {
  await db
    .update(students)
    .set({ preferencesSkippedAt: now.toISOString() })
    .where(and(eq(students.userId, studentId), isNull(students.preferencesSkippedAt)))
}

/** When a student skipped the question; null before. */
export async function findSkippedAt(db: Db, studentId: string): Promise<string | null> {
  const [row] = await db
    .select({ skippedAt: students.preferencesSkippedAt })
    .from(students)
    .where(eq(students.userId, studentId))
  return row?.skippedAt ?? null
}

/** The city of the address line of a student's current resume. */
export async function findHomeOf(db: Db, studentId: string): Promise<KnownPlace | null> {
  const current = await findCurrentText(db, studentId)
  return current?.lines && current.draft ? findHomePlace(current.draft, current.lines) : null
}
