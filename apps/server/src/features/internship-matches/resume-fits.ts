import type { Fit } from '@fledge/contract/analysis'
import type { Internship, InternshipMatch } from '@fledge/contract/internships'
import type { StudentUser, User } from '@fledge/contract/users'
import { findConditions } from '@fledge/core/matching/conditions/find-conditions'
import { type Ask, readRequirements } from '@fledge/core/matching/listing/asks'
import { nameFields } from '@fledge/core/matching/listing/listing-fields'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Market } from '@fledge/core/matching/market/market'
import { fieldsInMarket } from '@fledge/core/matching/market/preferred-order'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { type BestProof, findBestProof } from '@fledge/core/matching/score/best-proof'
import { computeFit, fitsInMarket, type Fit as ListingFit } from '@fledge/core/matching/score/listing-fit'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import { chooseWanted, findMisses, type Wanted } from '@fledge/core/preferences/misses'
import type { Preferences } from '@fledge/core/preferences/preferences'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { nextTurn } from '../../next-turn.ts'
import { findOpenInternship } from '../internships/listing-queries.ts'
import { findOwnProfile } from '../resumes/own-resume.ts'
import { findMatchInputs } from './match-input-queries.ts'

/** A student's resume with the market to score it in and what orders listings, or the reason why it cannot be scored. */
type OwnResume =
  | { profile: Profile; market: Market; revision: number; stated: Preferences | null; wanted: Wanted | null }
  | { profile: null; reason: 'no_resume' | 'unreadable_resume' }

/** Null for visitors and companies, and while the resume is being read. */
export async function findOwnResume({ db, market, now }: Deps, user: User | null): Promise<OwnResume | null> {
  if (user?.role !== 'student') return null
  const { file, stated } = await findMatchInputs(db, user.id)
  const own = await findOwnProfile(db, file, now())
  if (own.reason === 'reading') return null
  if (own.profile === null) return { profile: null, reason: own.reason }
  const wanted = chooseWanted(stated, own.home)
  const current = await market.covering(db)
  return { profile: own.profile, market: current, revision: market.revision(), stated, wanted }
}

/** Adds to each listing how the resume fits it, what shows that best, and which stated preferences it misses; nothing without a resume to score. */
export async function addFits<L extends Internship>(resume: OwnResume | null, listings: L[]): Promise<L[]> {
  if (resume === null) return listings
  if (resume.profile === null) {
    const match: Fit = { matchPercentage: null, band: null, reason: resume.reason }
    return listings.map((listing) => ({ ...listing, match }))
  }
  const { profile, market, stated, wanted } = resume
  const known = await scoreOnce(resume, listings)
  return listings.map((listing) => {
    const { total, band, reason, proof } =
      known.get(listing.id) ?? withProof(profile, listing, computeFit(profile, prepareListing(listing)))
    const match: Fit = { matchPercentage: total, band, reason }
    if (stated === null || wanted === null) return { ...listing, match, proof }
    return { ...listing, match, proof, misses: findMisses(wanted, listing, listingFields(wanted, market, listing)) }
  })
}

type Scored = Extract<OwnResume, { market: Market }>

type ProvenFit = ListingFit & { proof: BestProof | null }

const withProof = (profile: Profile, listing: Internship, fit: ListingFit): ProvenFit => ({
  ...fit,
  proof: findBestProof(profile, { title: listing.title, asks: asksOf(listing) }),
})

/** What the listings on the latest pages ask for: reading it takes longer than comparing it with a resume. */
const read = new LRUCache<string, Ask[]>({ max: 1000 })

function asksOf({ id, version, title, requirements }: Internship): Ask[] {
  const key = `${id} ${version}`
  const asks = read.get(key) ?? readRequirements(requirements, title).map(({ ask }) => ask)
  read.set(key, asks)
  return asks
}

/** Scores of a profile in one revision of the market, because a student's pages show the same listings again. */
const recent = new WeakMap<Profile, { market: Market; revision: number; fits: Map<string, ProvenFit> }>()
const maxFits = 1000

async function scoreOnce({ profile, market, revision }: Scored, listings: readonly Internship[]) {
  const last = recent.get(profile)
  const isUsable = last?.market === market && last.revision === revision && last.fits.size < maxFits
  const fits = isUsable ? last.fits : new Map<string, ProvenFit>()
  if (!isUsable) recent.set(profile, { market, revision, fits })
  const missing = new Map(listings.filter(({ id }) => !fits.has(id)).map((listing) => [listing.id, listing]))
  if (missing.size === 0) return fits
  await nextTurn()
  for (const [id, fit] of fitsInMarket(profile, market, [...missing.keys()]))
    fits.set(id, withProof(profile, missing.get(id)!, fit))
  return fits
}

function listingFields(wanted: Wanted, market: Market, listing: Internship): string[] {
  if (wanted.fields.length === 0) return []
  return fieldsInMarket(market, listing.id) ?? nameFields(prepareListing(listing).fields)
}

/** The evidence behind a listing's score, in the same parts as the analysis shows. */
export async function explainMatch({ db, now }: Deps, student: StudentUser, id: string): Promise<InternshipMatch> {
  const internship = orNotFound(await findOpenInternship(db, id), 'internship')
  const { file, stated } = await findMatchInputs(db, student.id)
  const own = await findOwnProfile(db, file, now())
  if (own.profile === null) {
    const reason = own.reason === 'no_resume' ? own.reason : 'unreadable_resume'
    return { matchPercentage: null, band: null, reason, parts: [], conditions: [] }
  }
  await nextTurn()
  const { total, band, reason, parts } = scoreListing(own.profile, prepareListing(internship))
  const wanted = stated === null ? null : chooseWanted(stated, own.home)
  const conditions = findConditions(internship, { studies: own.studies, wanted, home: own.home?.city ?? null })
  return { matchPercentage: total, band, reason, parts, conditions }
}
