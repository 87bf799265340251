import { resumeKinds } from '@fledge/contract/resumes'
import type { StoredRatings } from '@fledge/core/matching/score/stored-ratings'
import type { Corrections } from '@fledge/core/resume/corrections/draft-corrections'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { createdAt, id, isoTime, ownedBy } from './columns.ts'

/** The reader release that created the draft of a file. */
export const draftReader = sql`(draft->>'readerVersion')`

/** An uploaded file and its reading, kept while a resume or application refers to it; `bytesId` is in the store. */
export const resumeFiles = pgTable(
  'resume_files',
  {
    id: id(),
    studentId: uuid('student_id').references(() => students.userId, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    kind: text('kind', { enum: resumeKinds }).notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** Where an equal file of the same student is stored. Null for the first, which is stored under its own id. */
    storedAs: uuid('stored_as'),
    bytesId: uuid('bytes_id').notNull().generatedAlwaysAs(sql`coalesce(stored_as, id)`),
    createdAt: createdAt(),
    status: text('status', { enum: ['reading', 'read', 'unreadable'] })
      .notNull()
      .default('reading'),
    /** Why it could not be read, for the student. */
    message: text('message'),
    pages: integer('pages'),
    lines: jsonb('lines').$type<Line[]>(),
    draft: jsonb('draft').$type<ResumeDraft>(),
    readAt: isoTime('read_at'),
    /** The student's corrections; reading the file again keeps them. */
    corrections: jsonb('corrections').$type<Corrections>(),
    /** The draft with these corrections, made whenever either changes; null without corrections. */
    correctedDraft: jsonb('corrected_draft').$type<ResumeDraft>(),
    /** Names of the skills that the reading shows, for announcements; null until the first one after the reading. */
    shownSkills: text('shown_skills').array(),
    /** What a score needs of the reading, so that an announcement need not read its text. */
    ratings: jsonb('ratings').$type<StoredRatings>(),
    /** The versions of reader and matching that found both. */
    shownBy: text('shown_by'),
    /** Only earlier releases use it; removed one release later. */
    proposals: jsonb('proposals'),
  },
  (t) => [
    index('resume_files_draft_reader').on(draftReader),
    index('resume_files_of_student').on(t.studentId),
    index('resume_files_of_bytes').on(t.bytesId),
    index('resume_files_shown_skills').using('gin', t.shownSkills),
    index('resume_files_shown_by').on(t.shownBy),
  ],
)

/** A student's current resume, at most one. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    studentId: ownedBy('student_id', () => students.userId),
    fileId: uuid('file_id')
      .notNull()
      .references(() => resumeFiles.id),
    uploadedAt: isoTime('uploaded_at').notNull().default(sql`now()`),
  },
  (t) => [unique('resumes_one_for_each_student').on(t.studentId), index('resumes_of_file').on(t.fileId)],
)
