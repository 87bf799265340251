import type { Internship } from '@fledge/contract/internships'
import type { AlertFrequency } from '@fledge/core/alerts'
import { type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { decisiveSkills } from '@fledge/core/matching/score/decisive-skills'
import { bandFloors } from '@fledge/core/matching/score/score-bands'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import { asksForWords, mostPoints, readRatings } from '@fledge/core/matching/score/stored-ratings'
import type { Db } from '../../db/client.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { nextTurn } from '../../next-turn.ts'
import { isDemoAccount } from '../auth/account-queries.ts'
import { findOpenInternship } from '../internships/listing-queries.ts'
import { findMatchingSearches } from '../internships/matching-searches.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { profileOfText } from '../resumes/profiles.ts'
import { matchedNotice, searchedNotice } from './alert-notices.ts'
import { insertWaitingAlerts, listSearchesToAlert, recordAnnouncements } from './alert-queries.ts'
import {
  type Candidate,
  findCandidateText,
  listCandidateIds,
  listCandidates,
  listFrequentSkills,
  nameOf,
  saveShown,
} from './candidate-queries.ts'

/** Students per batch, which bounds memory and blocking. */
const pageSize = 200
/** Searches per batch. The terms of all are parameters of one statement, which may have 65,535. */
const searchPageSize = 100

/**
 * Announces a new listing to students with a good match and to students with a matching saved search (settlement 102),
 * except applicants; to each student once. Searches that alert daily or weekly wait for `send-search-alerts`. A repeated
 * run reaches the remaining students. Only resumes that can reach a good match are scored. Withdrawn listings are not announced,
 * nor are demo listings of a public server: every visitor can post one.
 */
export async function announce(deps: Deps, internshipId: string): Promise<void> {
  const internship = await findOpenInternship(deps.db, internshipId)
  if (!internship) return
  if (deps.demo === 'public' && (await isDemoAccount(deps.db, internship.company.id))) return
  await announceToMatched(deps, internship)
  await announceToSearchers(deps, internship)
}

async function announceToMatched(deps: Deps, internship: Internship): Promise<void> {
  const { db } = deps
  const listing = prepareListing(internship)
  const shares = await listFrequentSkills(db)
  const asked = decisiveSkills(listing, bandFloors.good, (skill) => shares.get(nameOf(skill)) ?? 0)
  const ids = await listCandidateIds(db, internship.id, asked?.map(nameOf))
  for (let at = 0; at < ids.length; at += pageSize) {
    const notices: NewNotification[] = []
    for (const candidate of await listCandidates(db, internship.id, ids.slice(at, at + pageSize))) {
      const match = await scoreCandidate(db, candidate, listing)
      if (match >= bandFloors.good) notices.push(matchedNotice(candidate.studentId, internship, match))
      await nextTurn()
    }
    await notify(deps, internship.id, notices)
  }
}

/** The score of a candidate; any number below Good when it cannot reach that. Reads the resume only where it matters. */
async function scoreCandidate(db: Db, candidate: Candidate, listing: PreparedListing): Promise<number> {
  if (candidate.ratings !== null) {
    const most = mostPoints(readRatings(candidate.ratings), listing)
    if (most < bandFloors.good || !asksForWords(listing)) return most
  }
  const text = await findCandidateText(db, candidate)
  if (text === null) return 0
  const profile = await profileOfText(text)
  if (candidate.ratings === null) await saveShown(db, candidate, profile)
  return scoreListing(profile, listing).total ?? 0
}

async function announceToSearchers(deps: Deps, internship: Internship): Promise<void> {
  const page = { internshipId: internship.id, limit: searchPageSize }
  let after: string = unusedId
  for (;;) {
    const searches = await listSearchesToAlert(deps.db, { ...page, after })
    const matching = await findMatchingSearches(deps, internship.id, searches)
    const [atOnce, later] = [matching.filter(isAtOnce), matching.filter((search) => !isAtOnce(search))]
    const notices = atOnce.map((search) => searchedNotice(search.studentId, internship, search))
    await notify(deps, internship.id, notices)
    const waitingIds = later.map(({ id }) => id)
    await deps.db.transaction((tx) => insertWaitingAlerts(tx, waitingIds, internship.id, deps.now()))
    const last = searches.at(-1)
    if (!last || searches.length < searchPageSize) return
    after = last.id
  }
}

const isAtOnce = ({ alert }: { alert: AlertFrequency }): boolean => alert === 'at_once'

/** Notifies students without an earlier alert to the internship; of several notices for one student the first counts. */
async function notify(deps: Deps, internshipId: string, notices: readonly NewNotification[]): Promise<void> {
  const byStudent = new Map(notices.toReversed().map((notice) => [notice.userId, notice]))
  await inTransaction(deps, async (tx) => {
    const wanted = [...byStudent.keys()].map((studentId) => ({ studentId, internshipId }))
    const recorded = await recordAnnouncements(tx.db, wanted, deps.now())
    const fresh = recorded.map(({ studentId }) => byStudent.get(studentId)!)
    await insertNotifications(tx, fresh)
  })
}
