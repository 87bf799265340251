import { setImmediate as pause } from 'node:timers/promises'
import type { Fit } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { resumeGone } from '@fledge/core/applications/lifecycle'
import type { PreparedListing } from '@fledge/core/matching/listing/prepared-listing'
import { allotPoints, type Market } from '@fledge/core/matching/market/market'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Deps } from '../../deps.ts'
import { profileOfText, type ReadText } from '../analysis/profiles.ts'
import type { ApplicationRow } from './application-queries.ts'
import { answeredKey, answeredListings, sentTexts } from './score-inputs.ts'
import { applicationOf } from './to-application.ts'

/** Resumes whose text is held in memory together. */
const slice = 25

/**
 * A company's applications with how each sent resume fits the version of the listing that it answered. At most `atMost` fits
 * are worked out in one call (about a millisecond each), the first ones first; a row beyond that has none yet.
 */
export async function withFits(
  deps: Deps,
  rows: readonly ApplicationRow[],
  atMost = Number.POSITIVE_INFINITY,
): Promise<Application[]> {
  const now = deps.now()
  const shown = rows.filter(({ application }) => resumeGone(application, now) === null)
  const fits: Fits = new Map(shown.flatMap((row) => (isReadable(row) ? [] : [[row.application.id, noFitOf(row)]])))
  await addFits(deps, shown.filter(isReadable), fits, atMost)
  return rows.map((row) => withFit(applicationOf(row, 'company', now), fits.get(row.application.id)))
}

/** Adds what is remembered of these rows, and works out at most so many of the others. */
async function addFits(deps: Deps, rows: readonly ApplicationRow[], fits: Fits, atMost: number): Promise<void> {
  if (rows.length === 0) return
  const market = await deps.market.covering(deps.db)
  const weighed = weigh(await answeredListings(deps, rows), market)
  for (const [id, fit] of rememberedFits(market, rows, weighed)) fits.set(id, fit)
  const missing = rows.filter(({ application }) => !fits.has(application.id)).slice(0, atMost)
  for (let from = 0; from < missing.length; from += slice) {
    await workOut(deps, missing.slice(from, from + slice), { market, weighed, fits })
  }
}

const isReadable = ({ file }: ApplicationRow): boolean => file !== null && file.status !== 'unreadable'
const noFitOf = ({ file }: ApplicationRow): Fit => noFit(file ? 'unreadable_resume' : 'no_resume')

/** Highest first, those without a number last; who applied earlier stands before who applied later. */
export function byFit(a: Application, b: Application): number {
  const score = (application: Application) => application.fit?.matchPercentage ?? -1
  return score(b) - score(a) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id)
}

/** Unknown is shown as unknown, with the reason. */
export const noFit = (reason: NonNullable<Fit['reason']>): Fit => ({ matchPercentage: null, band: null, reason })

type Fits = Map<string, Fit>
/** A listing, and what the market makes of it in a form that can be compared. */
type Weighed = { listing: PreparedListing; weights: string }
type Scales = { market: Market; weighed: ReadonlyMap<string, Weighed>; fits: Fits }

const weigh = (listings: ReadonlyMap<string, PreparedListing>, market: Market): Map<string, Weighed> =>
  new Map(
    [...listings].map(([key, listing]) => [key, { listing, weights: JSON.stringify(allotPoints(market, listing)) }]),
  )

/** Works out the fits of these rows. One without a text is not remembered: the text may be there the next time. */
async function workOut(deps: Deps, rows: readonly ApplicationRow[], { market, weighed, fits }: Scales): Promise<void> {
  const texts = await sentTexts(deps, rows)
  for (const row of rows) {
    const { listing, weights } = weighed.get(answeredKey(row))!
    const text = row.file && texts.get(row.file.id)
    const fit = text ? await fitOf(text, listing, market) : noFitOf(row)
    fits.set(row.application.id, fit)
    if (text) memoryOf(market).set(sentKey(row), { weights, fit })
    await pause()
  }
}

async function fitOf(text: ReadText, listing: PreparedListing, market: Market): Promise<Fit> {
  const profile = await profileOfText(text)
  await pause()
  const { total, band, reason } = scoreListing(profile, listing, market)
  return { matchPercentage: total, band, reason }
}

/**
 * What was sent, and the listing it answered, never change: the fit is the same for as long as the market weighs the
 * listing the same.
 */
function rememberedFits(market: Market, rows: readonly ApplicationRow[], weighed: Scales['weighed']): Fits {
  const memory = memoryOf(market)
  const fits: Fits = new Map()
  for (const row of rows) {
    const remembered = memory.get(sentKey(row))
    if (remembered && remembered.weights === weighed.get(answeredKey(row))?.weights) {
      fits.set(row.application.id, remembered.fit)
    }
  }
  return fits
}

/** An application that was withdrawn and sent again is another one, with another copy of the resume. */
const sentKey = ({ application: { id, attempt }, file }: ApplicationRow) =>
  `${id} ${attempt} ${JSON.stringify(file?.corrections ?? null)}`

type Memory = Map<string, { weights: string; fit: Fit }>
const memories = new WeakMap<Market, Memory>()
const mostRemembered = 50_000

function memoryOf(market: Market): Memory {
  const memory = memories.get(market)
  if (memory && memory.size < mostRemembered) return memory
  const fresh: Memory = new Map()
  memories.set(market, fresh)
  return fresh
}

/** Without the resume there is nothing to fit any more. */
const withFit = (application: Application, fit: Fit | undefined): Application => ({
  ...application,
  ...(fit && application.resumeGone === null && { fit }),
})

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
