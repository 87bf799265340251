import { matchedNotice } from '../features/alerts/alert-notices.ts'
import {
  appliedNotices,
  decidedNotice,
  viewedNotice,
  withdrawnByStudentNotice,
} from '../features/applications/application-notices.ts'
import { type NewNotification, notificationRow } from '../features/notifications/insert-notifications.ts'
import { changedNotice } from '../features/posting/edit-listing.ts'
import { postedNotice } from '../features/posting/post-listing.ts'
import { withdrawnNotice } from '../features/posting/withdraw-listing.ts'
import { nudgedNotice } from '../features/replies/nudge.ts'
import { interviewNotices } from './applications/interview-story.ts'
import { makeReplies } from './applications/promises.ts'
import type { DemoApplication } from './applications/sent-application.ts'
import { demoCompanyEmail, demoStudentEmail } from './demo-accounts.ts'
import { currentFields, type DemoListing, postedAt } from './listings/demo-listing.ts'
import { changeFor } from './listings/listing-changes.ts'
import type { DemoMatch } from './matches.ts'
import { randomOf, uuidOf } from './random.ts'
import type { DemoWorld } from './world.ts'
import { type WorldTime, worldTime } from './world-time.ts'

export type DemoNotice = ReturnType<typeof notificationRow> & { id: string; createdAt: string; isRead: boolean }

/** What happened, and when. */
type DatedNotice = { notice: NewNotification; at: string }

/** Everything that people were told in the words of the product itself, the newest of it partly unread. */
export function makeNotices(world: DemoWorld, matches: readonly DemoMatch[], now: Date): DemoNotice[] {
  const time = worldTime(now)
  const all = [
    ...world.listings.map(ofPosting),
    ...world.applications.flatMap(ofApplication),
    ...matches.flatMap((match) => ofMatch(match, time) ?? []),
    ...world.interviews.flatMap(interviewNotices),
    ...nudges(world, time),
  ]
  const byPerson = Map.groupBy(withoutRepeats(all), ({ notice }) => notice.userId)
  const unread = unreadOf(world)
  return [...byPerson].flatMap(([userId, told]) => markRead(told, unread.get(userId) ?? 0))
}

const ofPosting = (listing: DemoListing): DatedNotice => ({
  notice: postedNotice(listing.company.id, namesOf(listing)),
  at: postedAt(listing),
})

function ofApplication(application: DemoApplication): DatedNotice[] {
  const { id, listing, student, createdAt, status, decidedAt } = application
  const names = namesOf(listing)
  const told = appliedNotices(id, { ...names, companyId: listing.company.id }, student).map((notice) => ({
    notice,
    at: createdAt,
  }))
  const viewedAt = application.life.seenAt
  const reference = { id, studentId: student.id, internshipId: listing.id }
  if (viewedAt !== null) {
    const viewer = { id: listing.company.id, companyName: listing.company.name }
    told.push({ notice: viewedNotice({ application: reference }, viewer, new Date(viewedAt)), at: viewedAt })
  }
  if (decidedAt !== null && status !== 'pending' && application.life.tellAt === null) {
    const row = {
      application: reference,
      internship: names,
      company: { ...names.company, companyName: names.companyName },
    }
    told.push({ notice: decidedNotice(row, status), at: decidedAt })
  }
  const change = changeFor(application)
  if (change)
    told.push({
      notice: changedNotice(student.id, { ...names, version: change.version }, change.changes),
      at: change.at,
    })
  if (application.withdrawnAt !== null) {
    const row = {
      application: { ...reference, attempt: 1 },
      internship: names,
      company: { id: listing.company.id },
      student,
    }
    told.push({ notice: withdrawnByStudentNotice(row), at: application.withdrawnAt })
  }
  if (listing.deletedAt !== null) told.push({ notice: withdrawnNotice(student.id, names), at: listing.deletedAt })
  return told
}

function ofMatch({ student, listing, match }: DemoMatch, time: WorldTime): DatedNotice | null {
  const at = time.after(randomOf(`${student.id}/${listing.id}/match`), postedAt(listing), 0, 1)
  return at === null ? null : { notice: matchedNotice(student.id, namesOf(listing), match), at }
}

/** The companies' notifications of students that asked for a late reply. */
function nudges(world: DemoWorld, time: WorldTime): DatedNotice[] {
  const replies = makeReplies(world, time)
  return world.applications.flatMap(({ id, listing, student }) => {
    const { nudgedAt, promises } = replies.get(id)!
    if (nudgedAt === null) return []
    const { company, ...internship } = namesOf(listing)
    const row = { application: { id, studentId: student.id }, internship, company, student, promise: promises[0]! }
    return [{ notice: nudgedNotice(row, new Date(nudgedAt)), at: nudgedAt }]
  })
}

const namesOf = (listing: DemoListing) => ({
  id: listing.id,
  title: currentFields(listing).title,
  companyName: listing.company.name,
  company: { id: listing.company.id },
})

/** Nobody is told of one event twice: the earliest word counts. */
function withoutRepeats(all: readonly DatedNotice[]): DatedNotice[] {
  const sorted = all.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const byEvent = new Map(sorted.toReversed().map((told) => [`${told.notice.userId}/${told.notice.event}`, told]))
  return [...byEvent.values()]
}

/** How many of the newest each person has not read. */
function unreadOf({ students, companies }: DemoWorld): Map<string, number> {
  const people = [...students, ...companies]
  return new Map(people.map(({ id, email }) => [id, demoUnread[email] ?? randomOf(`${id}/unread`).int(0, 4)]))
}

const demoUnread: Record<string, number> = { [demoStudentEmail]: 5, [demoCompanyEmail]: 12 }

function markRead(told: readonly DatedNotice[], unread: number): DemoNotice[] {
  const newestFirst = told.toSorted((one, other) => (one.at > other.at ? -1 : 1))
  return newestFirst.map(({ notice, at }, index) => ({
    ...notificationRow(notice),
    id: uuidOf(`notice/${notice.userId}/${notice.event}`),
    createdAt: at,
    isRead: index >= unread,
  }))
}
