import type { Internship } from '@fledge/contract/internships'
import { matchesSearch } from '@fledge/core/internship-search'
import { type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { bandFloors } from '@fledge/core/matching/score/score-bands'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Deps } from '../../deps.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { nextTurn } from '../../next-turn.ts'
import { isDemoAccount } from '../auth/account-queries.ts'
import { findOpenInternship } from '../internships/listing-queries.ts'
import { listingRow } from '../internships/listing-row.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { publishDeliveries } from '../notifications/publish.ts'
import { listSearchesWithoutResume } from '../saved/saved-queries.ts'
import { profileOfText } from './profiles.ts'
import { type Candidate, listCandidates } from './queries.ts'

/** Students per batch, which bounds memory and blocking. */
const pageSize = 50
/** Searches per batch; smaller than resumes. */
const searchPageSize = 500

/**
 * Announces a new listing to students with a good match, and to students without a read resume but with a matching saved
 * search (settlement 102), except applicants. A repeated run reaches the remaining students. Withdrawn listings are not
 * announced, nor are demo listings of a public server: every visitor can post one.
 */
export async function announce(deps: Deps, internshipId: string): Promise<void> {
  const internship = await findOpenInternship(deps.db, internshipId)
  if (!internship) return
  if (deps.demo === 'public' && (await isDemoAccount(deps.db, internship.company.id))) return
  await announceToMatched(deps, internship)
  await announceToSearchers(deps, internship)
}

async function announceToMatched(deps: Deps, internship: Internship): Promise<void> {
  const listing = prepareListing(internship)
  let after: string = unusedId
  for (;;) {
    const candidates = await listCandidates(deps.db, { internshipId: internship.id, after, limit: pageSize })
    const notices: NewNotification[] = []
    for (const candidate of candidates) {
      const match = await computeMatch(candidate, listing)
      if (match >= bandFloors.good) notices.push(matchedNotice(candidate.studentId, internship, match))
      await nextTurn()
    }
    await notify(deps, notices)
    const last = candidates.at(-1)
    if (!last || candidates.length < pageSize) return
    after = last.resumeId
  }
}

async function announceToSearchers(deps: Deps, internship: Internship): Promise<void> {
  const listing = listingRow(internship.company, internship)
  let after: string = unusedId
  for (;;) {
    const searches = await listSearchesWithoutResume(deps.db, {
      internshipId: internship.id,
      after,
      limit: searchPageSize,
    })
    const notices = searches
      .filter((search) => matchesSearch(listing, search))
      .map(({ studentId, name }) => searchedNotice(studentId, internship, name))
    await notify(deps, notices)
    const last = searches.at(-1)
    if (!last || searches.length < searchPageSize) return
    after = last.id
  }
}

async function notify({ db, jobs, publish }: Deps, notices: readonly NewNotification[]): Promise<void> {
  publishDeliveries(publish, await db.transaction((tx) => insertNotifications({ db: tx, jobs }, notices)))
  jobs.wake('send-mail')
}

async function computeMatch(candidate: Candidate, listing: PreparedListing): Promise<number> {
  const profile = await profileOfText(candidate)
  await nextTurn()
  return scoreListing(profile, listing).total ?? 0
}

type Announced = { id: string; title: string; companyName: string }

/** The notification about a listing that matches the resume. */
export function matchedNotice(userId: string, { id, title, companyName }: Announced, match: number): NewNotification {
  return {
    userId,
    event: `internship:${id}:matched`,
    content: { kind: 'internship_matched', params: { listing: title, company: companyName, percentage: match } },
    internshipId: id,
    senderName: companyName,
    actionUrl: `/student/dashboard?tab=opportunities&highlight=${id}`,
  }
}

/** The notification about a listing that matches saved searches; one for all of them. */
export function searchedNotice(userId: string, { id, title, companyName }: Announced, search: string): NewNotification {
  return {
    userId,
    event: `internship:${id}:searched`,
    content: { kind: 'saved_search_matched', params: { search, listing: title, company: companyName } },
    internshipId: id,
    senderName: companyName,
    actionUrl: `/student/dashboard?tab=opportunities&highlight=${id}`,
  }
}
