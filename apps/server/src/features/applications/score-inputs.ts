import { setImmediate as pause } from 'node:timers/promises'
import { type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { ReadText } from '../analysis/profiles.ts'
import { listFileTexts } from '../resumes/queries.ts'
import { waitForText } from '../resumes/read-resume-file.ts'
import { type ApplicationRow, listVersions } from './application-queries.ts'

/** Cached because preparing takes about a millisecond; versions of a listing never change. */
const prepared = new Map<string, PreparedListing>()
const maxPrepared = 500

/** The listing versions that applications answered, by `answeredKey`. */
export async function answeredListings(
  { db }: Deps,
  rows: readonly ApplicationRow[],
): Promise<Map<string, PreparedListing>> {
  const listings = new Map<string, PreparedListing>()
  const unknown: ApplicationRow[] = []
  for (const row of rows) {
    const known = prepared.get(answeredKey(row))
    if (known) listings.set(answeredKey(row), known)
    else unknown.push(row)
  }
  for await (const [key, listing] of prepareVersions(db, unknown)) {
    listings.set(key, listing)
    if (prepared.size >= maxPrepared) prepared.clear()
    prepared.set(key, listing)
  }
  return listings
}

async function* prepareVersions(db: Db, rows: readonly ApplicationRow[]): AsyncGenerator<[string, PreparedListing]> {
  if (rows.length === 0) return
  const wanted = new Set(rows.map(answeredKey))
  const versions = await listVersions(
    db,
    rows.map(({ application }) => application.internshipId),
  )
  for (const { version, ...listing } of versions) {
    const key = keyOf(listing.id, version)
    if (!wanted.has(key)) continue
    yield [key, prepareListing(listing)]
    await pause()
  }
}

export const answeredKey = ({ application }: ApplicationRow): string =>
  keyOf(application.internshipId, application.internshipVersion)

const keyOf = (internshipId: string, version: number) => `${internshipId} ${version}`

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
