import { type PreparedListing, prepareListing } from '@fledge/core/matching/listing'
import type { Deps } from '../../deps.ts'
import type { ReadText } from '../analysis/profiles.ts'
import { listTextsOfFiles } from '../resumes/queries.ts'
import { waitForText } from '../resumes/read-resume-file.ts'
import { type ApplicationRow, listVersions } from './queries.ts'

/** The listings that applications answered, by `answeredKey`, as they stood then. */
export async function answeredListings(
  { db }: Deps,
  rows: readonly ApplicationRow[],
): Promise<Map<string, PreparedListing>> {
  const wanted = new Set(rows.map(answeredKey))
  const versions = await listVersions(
    db,
    rows.map(({ application }) => application.internshipId),
  )
  return new Map(
    versions
      .map(({ version, ...listing }) => [keyOf(listing.id, version), listing] as const)
      .filter(([key]) => wanted.has(key))
      .map(([key, listing]) => [key, prepareListing(listing)]),
  )
}

export const answeredKey = ({ application }: ApplicationRow): string =>
  keyOf(application.internshipId, application.internshipVersion)

const keyOf = (internshipId: string, version: number) => `${internshipId} ${version}`

/** What was read from the resumes as they were sent, by file. A file that could not be read is absent. */
export async function sentTexts(deps: Deps, rows: readonly ApplicationRow[]): Promise<Map<string, ReadText>> {
  const ids = rows.flatMap(({ file }) => (file ? [file.id] : []))
  const texts = new Map<string, ReadText>()
  for (const { id, status, pages, lines, draft, corrections } of await listTextsOfFiles(deps.db, ids)) {
    const stored = pages !== null && lines && draft ? { pages, lines, draft, corrections } : null
    const text = status === 'reading' ? await waitForText(deps, id) : stored
    if (text) texts.set(id, text)
  }
  return texts
}
