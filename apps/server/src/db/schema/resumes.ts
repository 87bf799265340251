import { resumeKinds } from '@fledge/contract/resumes'
import type { Corrections } from '@fledge/core/resume/corrections/draft-corrections'
import type { Proposals } from '@fledge/core/resume/corrections/reading-proposals'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { createdAt, id, isoTime } from './columns.ts'

/** The release of the reader that a file's draft is of. */
export const draftReader = sql`(draft->>'readerVersion')`

/**
 * A file as it was uploaded; never changed. The bytes are in the file store under `id`. It stays for as long as a
 * resume or an application refers to it. What was read from it stands beside it, so that a sent copy keeps both.
 */
export const resumeFiles = pgTable(
  'resume_files',
  {
    id: id(),
    studentId: uuid('student_id').references(() => students.userId, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    kind: text('kind', { enum: resumeKinds }).notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
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
    /** What the student says was read wrongly; a new reading of the file leaves it as it is. */
    corrections: jsonb('corrections').$type<Corrections>(),
    /** The draft with these corrections, made whenever either changes; null without corrections. */
    correctedDraft: jsonb('corrected_draft').$type<ResumeDraft>(),
    /** What a second reader said of the text, as far as the text bears it out; null when none was asked. */
    proposals: jsonb('proposals').$type<Proposals>(),
  },
  (t) => [index('resume_files_draft_reader').on(draftReader), index('resume_files_of_student').on(t.studentId)],
)

/** The resume a student holds now: at most one, whatever arrives at the same moment. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => resumeFiles.id),
    uploadedAt: isoTime('uploaded_at').notNull().default(sql`now()`),
  },
  (t) => [unique('resumes_one_for_each_student').on(t.studentId), index('resumes_of_file').on(t.fileId)],
)
