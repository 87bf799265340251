import { type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Deps } from '../../deps.ts'
import { nextTurn } from '../../next-turn.ts'
import { type ReadText, storedText } from '../resumes/profiles.ts'
import { waitForText } from '../resumes/read-resume-file.ts'
import { listFileTexts } from '../resumes/text-queries.ts'
import { type AnsweredText, type ApplicationRow, listVersions } from './application-queries.ts'

export type AnsweredListing = PreparedListing & { text: Omit<AnsweredText, 'version'> }

/** The listing versions that applications answered, by `answeredKey`. */
export async function answeredListings(
  { db }: Pick<Deps, 'db'>,
  rows: readonly ApplicationRow[],
): Promise<Map<string, AnsweredListing>> {
  const listings = new Map<string, AnsweredListing>()
  const answered = new Set(rows.map(answeredKey))
  const ids = rows.map(({ application }) => application.internshipId)
  for (const { version, ...text } of await listVersions(db, ids)) {
    const key = versionKey(text.id, version)
    if (!answered.has(key)) continue
    listings.set(key, { ...prepareListing(text), text })
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
  for (const file of await listFileTexts(deps.db, ids)) {
    const text = file.status === 'reading' ? await waitForText(deps, file.id) : storedText(file)
    if (text) texts.set(file.id, text)
  }
  return texts
}
