import type { InternshipPreview } from '@fledge/contract/listings/internship-preview'
import type { CompanyUser } from '@fledge/contract/users'
import { countReach, findReached, prepareReach, type Reached } from '@fledge/core/internships/listing-reach'
import type { ListingText } from '@fledge/core/matching/listing/prepared-listing'
import type { Deps } from '../../deps.ts'
import { nextTurn, runInTurns } from '../../next-turn.ts'
import { isDemoAccount } from '../auth/account-queries.ts'
import { profileOfText } from '../resumes/profiles.ts'
import { listCountedFiles, listReadTexts } from './reach-queries.ts'

/** Bounds the work of one preview. */
const mostStudents = 1000
/** Readings per query: a large one takes milliseconds to parse. */
const pageSize = 5
/** How long scoring may run, in milliseconds, before other requests get a turn. */
const longestStep = 5

type Draft = Omit<ListingText, 'id'>

/**
 * Counts the students that a listing would fit, and those that each requirement shuts out. Demo companies of a public
 * server, which every visitor can use, count demo students only. Stops when the signal is aborted.
 */
export async function previewReach(
  deps: Deps,
  company: CompanyUser,
  draft: Draft,
  signal: AbortSignal,
): Promise<InternshipPreview> {
  const onlyDemo = deps.demo === 'public' && (await isDemoAccount(deps.db, company.id))
  const ids = await listCountedFiles(deps.db, { limit: mostStudents, onlyDemo })
  await nextTurn()
  const listing = await runInTurns(prepareReach({ id: '', ...draft, companyName: company.companyName }), longestStep)
  const reached: Reached[] = []
  for (let at = 0; at < ids.length; at += pageSize) {
    for (const text of await listReadTexts(deps.db, ids.slice(at, at + pageSize))) {
      await nextTurn()
      const profile = await profileOfText(text)
      await nextTurn()
      reached.push(await runInTurns(findReached(profile, listing), longestStep))
    }
    signal.throwIfAborted()
  }
  return countReach(listing, reached)
}
