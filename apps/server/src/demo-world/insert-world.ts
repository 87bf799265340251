import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { companies, students, users } from '../db/schema/accounts.ts'
import {
  applicationEvents,
  applications,
  interviewSlots,
  interviews,
  messages,
  replyPromises,
} from '../db/schema/applications.ts'
import {
  announcedInternships,
  internships,
  internshipVersions,
  savedInternships,
  savedSearches,
} from '../db/schema/internships.ts'
import { notifications } from '../db/schema/mails.ts'
import { resumeFiles, resumes } from '../db/schema/resumes.ts'
import { listingRow, readsAlike, versionRow } from '../features/internships/listing-row.ts'
import { storyEvents, storyMessages } from './applications/application-story.ts'
import { interviewEvents } from './applications/interview-story.ts'
import { makeReplies, nudgeEvents, type Replies } from './applications/promises.ts'
import type { DemoApplication } from './applications/sent-application.ts'
import { askedQuestions, motivations } from './data/written.ts'
import { isDemoAccount } from './demo-accounts.ts'
import { currentFields, type DemoListing, postedAt, replyDaysOf } from './listings/demo-listing.ts'
import { changeEvents } from './listings/listing-changes.ts'
import type { DemoNotice } from './notices.ts'
import type { DemoCompany } from './people/companies.ts'
import type { DemoStudent } from './people/students.ts'
import { randomOf, uuidOf } from './random.ts'
import type { ReadFile } from './resumes/read-files.ts'
import { savedListings, savedSearchRows } from './saved-things.ts'
import type { DemoWorld } from './world.ts'
import { worldTime } from './world-time.ts'

export type LoadedWorld = {
  world: DemoWorld
  read: readonly ReadFile[]
  notices: readonly DemoNotice[]
  /** Of the demo accounts' password, and of one that nobody knows. */
  hashes: { demo: string; nobody: string }
  now: Date
}

export async function insertWorld(db: Db, { world, read, notices, hashes, now }: LoadedWorld): Promise<void> {
  const hashOf = (email: string) => (isDemoAccount(email) ? hashes.demo : hashes.nobody)
  const accounts = [...world.companies.map(companyAccount), ...world.students.map(studentAccount)]
  await insertAll(
    db,
    users,
    accounts.map((account) => ({
      ...account,
      isDemo: true,
      emailVerifiedAt: account.createdAt,
      passwordHash: hashOf(account.email),
    })),
  )
  await insertAll(db, companies, world.companies.map(companyRow))
  await insertAll(db, students, world.students.map(studentRow))
  await insertAll(db, internships, world.listings.map(internshipRow))
  await insertAll(db, internshipVersions, world.listings.flatMap(versionRows))
  await insertAll(db, savedInternships, savedListings(world))
  await insertAll(db, savedSearches, savedSearchRows(world))
  await insertAll(db, resumeFiles, read.map(fileRow))
  await insertAll(db, resumes, read.filter(({ file }) => file.edition === 2).map(resumeRow))
  const replies = makeReplies(world, worldTime(now))
  await insertAll(
    db,
    applications,
    world.applications.map((application) => applicationRow(application, replies.get(application.id)!)),
  )
  await insertAll(
    db,
    replyPromises,
    [...replies.values()].flatMap(({ promises }) => promises),
  )
  await insertAll(
    db,
    interviews,
    world.interviews.map(({ row }) => row),
  )
  await insertAll(
    db,
    interviewSlots,
    world.interviews.flatMap(({ slots }) => slots),
  )
  await insertAll(db, applicationEvents, world.interviews.flatMap(interviewEvents))
  await insertAll(db, applicationEvents, world.applications.flatMap(changeEvents))
  await insertAll(db, applicationEvents, world.applications.flatMap(storyEvents))
  await insertAll(
    db,
    applicationEvents,
    [...replies].flatMap(([id, one]) => nudgeEvents(id, one)),
  )
  await insertAll(db, messages, world.applications.flatMap(storyMessages))
  await insertAll(db, notifications, notices)
  await insertAll(db, announcedInternships, notices.flatMap(announcedRow))
}

/** PostgreSQL takes 65,535 values in one statement; the widest of these tables has 27 columns. */
const batch = 500

async function insertAll<T extends PgTable>(db: Db, table: T, rows: readonly PgInsertValue<T>[]) {
  for (let from = 0; from < rows.length; from += batch) {
    await db.insert(table).values(rows.slice(from, from + batch))
  }
}

/** Students are not alerted again to internships that their notifications announced. */
const announcedRow = ({ userId, category, internshipId, createdAt }: DemoNotice) =>
  category === 'new_opportunity_matched' && internshipId ? [{ studentId: userId, internshipId, createdAt }] : []

const companyAccount = ({ id, email, createdAt }: DemoCompany) => ({ id, email, createdAt, role: 'company' as const })
const studentAccount = ({ id, email, createdAt }: DemoStudent) => ({ id, email, createdAt, role: 'student' as const })

const companyRow = ({ id, name, industry, size, contactPerson, does, city, facts }: DemoCompany) => ({
  userId: id,
  companyName: name,
  industry,
  companySize: size,
  contactPerson,
  about: `We ${does}. Our home is ${city}.\n${facts.map((fact) => `${fact}.`).join(' ')}`,
})

const studentRow = ({ id, firstName, lastName, university, major, graduationYear }: DemoStudent) => ({
  userId: id,
  firstName,
  lastName,
  university,
  major,
  graduationYear,
})

function internshipRow(listing: DemoListing) {
  const { id, company, versions, deletedAt, state, endedAt } = listing
  const fields = currentFields(listing)
  return {
    ...listingRow({ id: company.id, companyName: company.name }, fields),
    id,
    vacancyStatedAt: fields.vacancy ? versions.at(-1)!.createdAt : null,
    replyDays: replyDaysOf(listing),
    version: versions.length,
    createdAt: postedAt(listing),
    deletedAt,
    state,
    updatedAt: deletedAt ?? endedAt ?? versions.at(-1)?.createdAt ?? postedAt(listing),
    textChangedAt: versions.findLast((one, index) => isNewText(one, versions[index - 1]))?.createdAt ?? null,
  }
}

type Version = DemoListing['versions'][number]
const isNewText = (one: Version, before: Version | undefined): boolean =>
  before !== undefined && !readsAlike(before.fields, one.fields)

const versionRows = ({ id, versions }: DemoListing) =>
  versions.map(({ fields, createdAt }, index) => ({ ...versionRow({ id, version: index + 1 }, fields), createdAt }))

function fileRow({ file, size, sha256, reading }: ReadFile) {
  const { id, student, filename, kind, uploadedAt } = file
  const outcome =
    reading === null ? { status: 'reading' as const } : { status: 'read' as const, readAt: uploadedAt, ...reading }
  return { id, studentId: student.id, filename, kind, size, sha256, createdAt: uploadedAt, ...outcome }
}

const resumeRow = ({ file: { id, student, uploadedAt } }: ReadFile) => ({
  id: uuidOf(`resume/${student.id}`),
  studentId: student.id,
  fileId: id,
  uploadedAt,
})

const applicationRow = (application: DemoApplication, { firstAnswerAt, nudgedAt }: Replies) => {
  const { id, listing, version, student, file, status, createdAt, decidedAt, withdrawnAt, life } = application
  const answered = { internshipId: listing.id, internshipVersion: version }
  const sent = { studentId: student.id, resumeFileId: file.id, status, createdAt, decidedAt, withdrawnAt }
  return { id, ...answered, ...sent, ...life, ...writtenWith(application), firstAnswerAt, nudgedAt }
}

/** Answers to the questions of the listing, and from some a few words more. */
function writtenWith({ id, listing }: DemoApplication) {
  const random = randomOf(`${id}/written`)
  const asked = currentFields(listing).questions ?? []
  const answers = askedQuestions
    .filter(({ question }) => asked.includes(question))
    .map(({ question, answers: given }) => ({ question: question.text, answer: random.pick(given) }))
  return { answers, motivation: random.chance(0.3) ? random.pick(motivations) : null }
}
