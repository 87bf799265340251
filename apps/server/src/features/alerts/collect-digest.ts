import type { Market } from '@fledge/core/matching/market/market'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import { rankListings } from '@fledge/core/matching/market/rank-listings'
import { type Band, bandFloors, bandForScore } from '@fledge/core/matching/score/score-bands'
import { weekMs } from '@fledge/core/time/units'
import type { MailParams } from '../../content/mail-content.ts'
import type { Db } from '../../db/client.ts'
import { profileOfText, storedText } from '../resumes/profiles.ts'
import { findCurrentText } from '../resumes/text-queries.ts'
import * as queries from './digest-queries.ts'

type Digest = MailParams['weekly_digest']

/** Internships that a digest lists. */
const listedMax = 5

/** New internships for a student. They count as announced once the digest is stored. */
export type NewMatches = { band: Band; ranked: { listing: queries.PostedListing; percentage: number }[] }

/** The internships since the last digest in the best band of the student's resume, best first; null below fair. */
export async function findNewMatches(
  db: Db,
  { id, digestedAt }: queries.DigestReader,
  { market, posted }: { market: Market; posted: readonly queries.PostedListing[] },
): Promise<NewMatches | null> {
  const recent = new Map(posted.filter(({ createdAt }) => createdAt > digestedAt).map((one) => [one.id, one]))
  if (recent.size === 0) return null
  const current = await findCurrentText(db, id)
  const text = current && storedText(current)
  if (!text) return null
  const scores = scoreMarket(await profileOfText(text), market)
  const [best] = rankListings(scores, { minimum: bandFloors.fair, limit: 1 })
  if (!best) return null
  const band = bandForScore(best.total)
  const reaching = rankListings(scores, { minimum: bandFloors[band], limit: market.placeById.size })
  const known = await queries.listKnown(db, id, [...recent.keys()])
  const ranked = reaching.flatMap(({ id, total }) => {
    const listing = recent.get(id)
    return listing && !known.has(id) ? [{ listing, percentage: total }] : []
  })
  return ranked.length === 0 ? null : { band, ranked }
}

export const matchesSection = ({ band, ranked }: NewMatches): Digest['matches'] => ({
  band,
  count: ranked.length,
  listed: ranked.slice(0, listedMax).map(({ listing: { title, companyName }, percentage }) => ({
    listing: title,
    company: companyName,
    percentage,
  })),
})

/** The replies that companies promised for the coming week, and those that became late since the last digest. */
export async function promisesSection(db: Db, reader: queries.DigestReader, now: Date): Promise<Digest['promises']> {
  if (!reader.wantsApplications) return []
  const rows = await queries.listPromisesDue(db, reader, new Date(now.getTime() + weekMs))
  return rows.map((row) => ({ ...row, isLate: Date.parse(row.replyBy) < now.getTime() }))
}

/** The interviews of the coming week, and those whose student has to pick a time. */
export async function interviewsSection(db: Db, studentId: string, now: Date): Promise<Digest['interviews']> {
  const rows = await queries.listInterviewsAhead(db, studentId, { now, until: new Date(now.getTime() + weekMs) })
  return rows.map(({ listing, company, status, startsAt, endsAt, timeZone }) => ({
    listing,
    company,
    time: status === 'scheduled' && startsAt !== null && endsAt !== null ? { startsAt, endsAt, timeZone } : null,
  }))
}
