import { type ListingText, type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Deps } from '../../deps.ts'
import { nextTurn } from '../../next-turn.ts'
import type { ReadText } from '../analysis/profiles.ts'
import { listFileTexts } from '../resumes/queries.ts'
import { waitForText } from '../resumes/read-resume-file.ts'
import { type ApplicationRow, listVersions } from './application-queries.ts'

type AnsweredListing = PreparedListing & { text: ListingText }

/** Cached because preparing takes about a millisecond; versions of a listing never change. */
const prepared = new Map<string, AnsweredListing>()
const maxPrepared = 500

/** The listing versions that applications answered, by `answeredKey`. */
export async function answeredListings(
  { db }: Pick<Deps, 'db'>,
  rows: readonly ApplicationRow[],
): Promise<Map<string, AnsweredListing>> {
  const listings = new Map<string, AnsweredListing>()
  const unknown = new Map<string, string>()
  for (const row of rows) {
    const key = answeredKey(row)
    const listing = prepared.get(key)
    if (listing) listings.set(key, listing)
    else unknown.set(key, row.application.internshipId)
  }
  if (unknown.size === 0) return listings
  if (prepared.size >= maxPrepared) prepared.clear()
  for (const { version, ...text } of await listVersions(db, [...unknown.values()])) {
    const key = versionKey(text.id, version)
    if (!unknown.has(key)) continue
    const listing = { ...prepareListing(text), text }
    listings.set(key, listing)
    prepared.set(key, listing)
    await nextTurn()
  }
  return listings
}

export const answeredKey = ({ application }: ApplicationRow): string =>
  versionKey(application.internshipId, application.internshipVersion)

const versionKey = (internshipId: string, version: number) => `${internshipId} ${version}`

/** Texts of the sent resumes by file id, without unreadable files. */
export async function sentTexts(deps: Deps, rows: readonly ApplicationRow[]): Promise<Map<string, ReadText>> {
  const ids = rows.flatMap(({ file }) => (file ? [file.id] : []))
  const texts = new Map<string, ReadText>()
  for (const { id, status, pages, lines, draft, corrections, correctedDraft } of await listFileTexts(deps.db, ids)) {
    const stored = pages !== null && lines && draft ? { pages, lines, draft, corrections, correctedDraft } : null
    const text = status === 'reading' ? await waitForText(deps, id) : stored
    if (text) texts.set(id, text)
  }
  return texts
}
