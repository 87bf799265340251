import { workTypeFilters, workTypes } from '@fledge/contract/constants'
import type { SavedFilters } from '@fledge/contract/saved-items'
import { alertFrequencies } from '@fledge/core/alerts'
import type { Question } from '@fledge/core/applications/questions'
import { defaultReplyDays, type ReplyDays } from '@fledge/core/applications/reply-promise'
import { perks } from '@fledge/core/internships/perks'
import { listingStates } from '@fledge/core/internships/state'
import { vacancies } from '@fledge/core/internships/vacancy'
import { reportReasons } from '@fledge/core/trust/report-reasons'
import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { companies, students } from './accounts.ts'
import { createdAt, id, isoTime, ownedBy } from './columns.ts'

/** The last day to apply is left out of index conditions, because they cannot depend on the current time. */
const mayBeOpen = sql`deleted_at is null and state = 'open'`

/** Equal for descriptions that differ only in case, spaces and punctuation. */
export const descriptionHash = (description: AnyPgColumn) =>
  sql`md5(regexp_replace(lower(${description}), '\\W+', ' ', 'g'))`

/** What each version of a listing keeps: all that a student may have read before applying. */
const keptColumns = () => ({
  title: text('title').notNull(),
  description: text('description').notNull(),
  requirements: text('requirements').array().notNull(),
  /** Requirements that the company marked. */
  mustHave: text('must_have').array().notNull().default([]),
  niceToHave: text('nice_to_have').array().notNull().default([]),
  location: text('location').notNull(),
  type: text('type', { enum: workTypes }).notNull(),
  duration: text('duration').notNull(),
  stipend: integer('stipend').notNull(),
  /** The upper end of a range of which `stipend` is the lower end. */
  stipendMax: integer('stipend_max'),
  hoursPerWeek: integer('hours_per_week'),
  perks: text('perks', { enum: perks }).array().notNull().default([]),
  graduationYears: integer('graduation_years').array().notNull().default([]),
  degrees: text('degrees').array().notNull().default([]),
  minCgpa: real('min_cgpa'),
})

/**
 * The current version of a listing. A withdrawn listing keeps its row (`deletedAt`), because applications refer to it.
 * Search and filters read the columns that end in `Text`, which `listingRow` derives when the row is written.
 */
export const internships = pgTable(
  'internships',
  {
    id: id(),
    companyId: ownedBy('company_id', () => companies.userId),
    ...keptColumns(),
    durationMonths: integer('duration_months').notNull(),
    /** Asked of its applicants; an application keeps those that it answered. */
    questions: jsonb('questions').$type<Question[]>().notNull().default([]),
    /** Whether students see how many applied. */
    showsCompetition: boolean('shows_competition').notNull().default(true),
    version: integer('version').notNull().default(1),
    titleText: text('title_text').notNull().default(''),
    /** Title and skills. */
    headingText: text('heading_text').notNull().default(''),
    /** Everything that a search reads, including the name of the company. */
    searchText: text('search_text').notNull(),
    placeText: text('place_text').notNull(),
    /** Taken off the lists for a while, or for good; its applications stay. */
    state: text('state', { enum: listingStates }).notNull().default('open'),
    openings: integer('openings'),
    /** Whether there is a vacancy now; null when the company has not said. */
    vacancy: text('vacancy', { enum: vacancies }),
    /** When the company last said so. */
    vacancyStatedAt: isoTime('vacancy_stated_at'),
    startsOn: date('starts_on', { mode: 'string' }),
    /** The last day on which one can apply, in India. */
    applyBy: date('apply_by', { mode: 'string' }),
    /** The promise to reply of applications that are sent from now on. */
    replyDays: integer('reply_days').$type<ReplyDays>().notNull().default(defaultReplyDays),
    createdAt: createdAt(),
    updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
    /** When title, description or requirements last changed; null until an edit or a pause. */
    textChangedAt: isoTime('text_changed_at'),
    deletedAt: isoTime('deleted_at'),
  },
  (t) => [
    // `apply_by` is included so that open listings are counted from the index alone.
    index('internships_newest').on(t.createdAt, t.id, t.applyBy).where(mayBeOpen),
    index('internships_stipend').on(t.stipend, t.id).where(mayBeOpen),
    index('internships_search')
      .using(
        'gin',
        t.titleText.op('gin_trgm_ops'),
        t.headingText.op('gin_trgm_ops'),
        t.searchText.op('gin_trgm_ops'),
        t.placeText.op('gin_trgm_ops'),
      )
      .where(mayBeOpen),
    index('internships_of_company').on(t.companyId, t.createdAt),
    index('internships_changed').on(t.updatedAt),
    index('internships_description').on(descriptionHash(t.description)).where(mayBeOpen),
  ],
)

/** One row for each version of a listing. Applications refer to the version that the student saw. */
export const internshipVersions = pgTable(
  'internship_versions',
  {
    internshipId: ownedBy('internship_id', () => internships.id),
    version: integer('version').notNull(),
    ...keptColumns(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.internshipId, t.version] })],
)

export const savedInternships = pgTable(
  'saved_internships',
  {
    studentId: ownedBy('student_id', () => students.userId),
    internshipId: ownedBy('internship_id', () => internships.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.internshipId] })],
)

/** Searches that a student saved to run again and to be notified of new matches. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    studentId: ownedBy('student_id', () => students.userId),
    name: text('name').notNull(),
    q: text('q').notNull().default(''),
    type: text('type', { enum: workTypeFilters }).notNull().default('all'),
    location: text('location').notNull().default('all'),
    /** The other filters of the search that are set. */
    filters: jsonb('filters').$type<SavedFilters>().notNull().default({}),
    alert: text('alert', { enum: alertFrequencies }).notNull().default('at_once'),
    createdAt: createdAt(),
  },
  (t) => [unique('saved_searches_once').on(t.studentId, t.q, t.type, t.location, t.filters)],
)

/** The last day to apply ends at midnight in India, by the database's clock. PostgreSQL evaluates the subquery once. */
const today = sql`(select (now() at time zone 'Asia/Kolkata')::date)`
export const hasExpired: SQL<boolean> = sql`coalesce(${internships.applyBy} < ${today}, false)`

/** Its company sees it in every state. */
export const isNotWithdrawn = isNull(internships.deletedAt)
/** Students see it and can apply to it. */
export const isOpen: SQL = sql`(${isNotWithdrawn} and ${internships.state} = 'open' and not ${hasExpired})`
export const ofCompany = eq(companies.userId, internships.companyId)

/** A student's report of an internship, with the answer of its company. */
export const internshipReports = pgTable(
  'internship_reports',
  {
    id: id(),
    internshipId: ownedBy('internship_id', () => internships.id),
    studentId: ownedBy('student_id', () => students.userId),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull().default(''),
    createdAt: createdAt(),
    reply: text('reply'),
    repliedAt: isoTime('replied_at'),
  },
  (t) => [
    unique('internship_reports_once').on(t.internshipId, t.studentId),
    index('internship_reports_of_student').on(t.studentId),
  ],
)

/** Internships that a student was alerted to, by whatever alert. Each is announced to a person at most once. */
export const announcedInternships = pgTable(
  'announced_internships',
  {
    studentId: ownedBy('student_id', () => students.userId),
    internshipId: ownedBy('internship_id', () => internships.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.internshipId] }), index('announced_internships_of').on(t.internshipId)],
)

/** New internships that match a saved search and wait for its daily or weekly alert. */
export const waitingAlerts = pgTable(
  'waiting_alerts',
  {
    searchId: ownedBy('search_id', () => savedSearches.id),
    internshipId: ownedBy('internship_id', () => internships.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.internshipId] }), index('waiting_alerts_of').on(t.internshipId)],
)
