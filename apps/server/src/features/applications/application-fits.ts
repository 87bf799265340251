import type { Application } from '@fledge/contract/applications'
import { resumeGone } from '@fledge/core/applications/lifecycle'
import { findBestProof } from '@fledge/core/matching/score/best-proof'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Deps } from '../../deps.ts'
import { nextTurn } from '../../next-turn.ts'
import { profileOfText, type ReadText } from '../resumes/profiles.ts'
import type { ApplicationRow } from './application-queries.ts'
import { type AnsweredListing, answeredKey, answeredListings, sentTexts } from './score-inputs.ts'
import { applicationOf } from './to-application.ts'

/** Limits how many resume texts are in memory at once. */
const batchSize = 25

/**
 * A company's applications with the fit of each sent resume and the listing version it answered. Computes up to `atMost`
 * missing fits in order, about a millisecond each; rows beyond that have no fit yet.
 */
export async function withFits(
  deps: Deps,
  rows: readonly ApplicationRow[],
  atMost = Number.POSITIVE_INFINITY,
): Promise<Application[]> {
  const now = deps.now()
  const shown = rows.filter(({ application }) => resumeGone(application, now) === null)
  const fits: Fits = new Map(shown.flatMap((row) => (isReadable(row) ? [] : [[row.application.id, missingFit(row)]])))
  await addFits(deps, shown.filter(isReadable), fits, atMost)
  return rows.map((row) => withFit(applicationOf(row, 'company', now), fits.get(row.application.id)))
}

/** Sorts by fit, highest first and without a fit last, then by the time of the application. */
export function byFit(a: Application, b: Application): number {
  const score = (application: Application) => application.fit?.matchPercentage ?? -1
  return score(b) - score(a) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id)
}

/** A fit that is unknown for this reason. */
export const noFit = (reason: NonNullable<Fit['reason']>) => ({ matchPercentage: null, band: null, reason })

const isReadable = ({ file }: ApplicationRow): boolean => file !== null && file.status !== 'unreadable'
const missingFit = ({ file }: ApplicationRow): Fit => noFit(file ? 'unreadable_resume' : 'no_resume')

type Fit = NonNullable<Application['fit']>
type Fits = Map<string, Fit>

/** Computed fits. They stay valid because the sent resume and the listing version never change. */
const cache = new Map<string, Fit>()
const maxCached = 50_000

/** A repeated application has another copy of the resume. */
const cacheKey = ({ application: { id, attempt }, file }: ApplicationRow) =>
  `${id} ${attempt} ${JSON.stringify(file?.corrections ?? null)}`

/** Adds the cached fits of these rows, and computes up to `atMost` of the others. */
async function addFits(deps: Deps, rows: readonly ApplicationRow[], fits: Fits, atMost: number): Promise<void> {
  for (const row of rows) {
    const cached = cache.get(cacheKey(row))
    if (cached) fits.set(row.application.id, cached)
  }
  const missing = rows.filter(({ application }) => !fits.has(application.id)).slice(0, atMost)
  for (let from = 0; from < missing.length; from += batchSize)
    await computeFits(deps, missing.slice(from, from + batchSize), fits)
}

/** Computes the fits of these rows. A fit without a resume text is not cached: the text may arrive later. */
async function computeFits(deps: Deps, rows: readonly ApplicationRow[], fits: Fits) {
  const texts = await sentTexts(deps, rows)
  const listings = await answeredListings(deps, rows)
  if (cache.size >= maxCached) cache.clear()
  for (const row of rows) {
    const text = row.file && texts.get(row.file.id)
    const fit = text ? await computeFit(text, listings.get(answeredKey(row))!) : missingFit(row)
    fits.set(row.application.id, fit)
    if (text) cache.set(cacheKey(row), fit)
    await nextTurn()
  }
}

async function computeFit(text: ReadText, listing: AnsweredListing): Promise<Fit> {
  const profile = await profileOfText(text)
  await nextTurn()
  const { total, band, reason } = scoreListing(profile, listing)
  return { matchPercentage: total, band, reason, proof: findBestProof(profile, listing) }
}

/** Omits the fit when the company can no longer open the resume. */
const withFit = (application: Application, fit: Fit | undefined): Application => ({
  ...application,
  ...(fit && application.resumeGone === null && { fit }),
})

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
