import type { Analysis, Match } from '@fledge/contract/analysis'
import { matchesFloor, matchesMax } from '@fledge/contract/constants'
import type { StudentUser } from '@fledge/contract/users'
import { indianDay } from '@fledge/core/internships/state'
import { findConditions } from '@fledge/core/matching/conditions/find-conditions'
import { readStudies, type Studies } from '@fledge/core/matching/conditions/studies'
import { nameFields } from '@fledge/core/matching/listing/listing-fields'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import { rankByPreference } from '@fledge/core/matching/market/preferred-order'
import { countByBand, type RankedListing, rankListings } from '@fledge/core/matching/market/rank-listings'
import { countDemand } from '@fledge/core/matching/market/skill-demand'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { matchingVersion } from '@fledge/core/matching/score/matching-version'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import { findHomePlace } from '@fledge/core/preferences/home-place'
import { chooseWanted, findMisses, type Wanted } from '@fledge/core/preferences/misses'
import type { Preferences } from '@fledge/core/preferences/preferences'
import type { Db } from '../../db/client.ts'
import { logoField } from '../../db/company-logo.ts'
import type { Deps } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { nextTurn } from '../../next-turn.ts'
import { findPreferences } from '../preferences/preference-queries.ts'
import { profileInSteps } from '../resumes/profiles.ts'
import { findStudentResume } from '../resumes/queries.ts'
import { readResumeFile } from '../resumes/read-resume-file.ts'
import { isUpToDate } from '../resumes/readings.ts'
import { educationEntry, experienceEntry, skillNames } from '../resumes/wire.ts'
import { listShown, type ShownListing } from './queries.ts'

type Asked = { resumeId: string; signal?: AbortSignal }

/** Reads a student's resume if needed and scores it against every open listing. Stops when the signal is aborted. */
export async function analyze(deps: Deps, student: StudentUser, { resumeId, signal }: Asked): Promise<Analysis> {
  const resume = orNotFound(await findStudentResume(deps.db, student.id, resumeId), 'resume')
  const { draft, lines, readAt } = await readResumeFile(deps, resume.file.id)
  await nextTurn()
  const profile = await profileInSteps(draft, lines)
  const stated = await findPreferences(deps.db, student.id)
  const home = findHomePlace(draft, lines)
  const seeker = {
    profile,
    studies: readStudies(draft, { named: profile.degrees.keys(), today: indianDay(deps.now()) }),
    stated,
    wanted: chooseWanted(stated, home),
    home: home?.city ?? null,
  }
  return {
    parsing: {
      skills: skillNames(draft),
      experience: draft.experience.map(experienceEntry),
      education: draft.education.map(educationEntry),
      wasParsed: !isUpToDate(resume.file),
      lastParsed: readAt,
      flags: draft.flags,
    },
    matching: await compare(deps, seeker, signal),
  }
}

/** A resume with what orders its matches (`wanted`) and what they are compared with besides skills. */
type Seeker = {
  profile: Profile
  studies: Studies
  stated: Preferences | null
  wanted: Wanted | null
  home: string | null
}

async function compare(
  deps: Pick<Deps, 'db' | 'market'>,
  seeker: Seeker,
  signal?: AbortSignal,
): Promise<Analysis['matching']> {
  const market = await deps.market.current(deps.db)
  await nextTurn()
  const scored = scoreMarket(seeker.profile, market)
  const request = { minimum: matchesFloor, limit: matchesMax }
  const { wanted } = seeker
  const best = wanted === null ? rankListings(scored, request) : rankByPreference(scored, wanted, request)
  const matches = await listMatches(deps.db, { seeker, best, signal })
  const demand = countDemand(seeker.profile, market, mostDemanded)
  return { matches, considered: market.placeById.size, counts: countByBand(scored), demand, matchingVersion }
}

/** As many as a chart shows at a glance. */
const mostDemanded = 10

type Ranked = { seeker: Seeker; best: readonly RankedListing[]; signal: AbortSignal | undefined }

/** The best listings with evidence from their current texts. Omits listings that were withdrawn since scoring. */
async function listMatches(db: Db, { seeker, best, signal }: Ranked): Promise<Match[]> {
  const ids = best.map(({ id }) => id)
  const matches: Match[] = []
  for (const row of await listShown(db, ids)) {
    const match = createMatch(row, seeker)
    if (match) matches.push(match)
    await nextTurn()
    signal?.throwIfAborted()
  }
  return matches.sort((a, b) => ids.indexOf(a.internshipId) - ids.indexOf(b.internshipId))
}

function createMatch(row: ShownListing, { profile, studies, stated, wanted, home }: Seeker): Match | null {
  const { id, title, requirements, mustHave, niceToHave, startsOn, ...others } = row
  const { graduationYears, degrees, minCgpa, logo, ...shown } = others
  const asked = { requirements, mustHave, niceToHave }
  const text = { id, title, ...asked, description: shown.description, companyName: shown.company }
  const listing = prepareListing(text)
  const score = scoreListing(profile, listing)
  if (score.reason !== null) return null
  const { total, band, reason, parts } = score
  const offer = { location: shown.location, type: shown.type, stipend: shown.stipend, startsOn }
  const own = stated === null ? null : wanted
  return {
    ...shown,
    ...logoField(logo),
    internshipId: id,
    internshipTitle: title,
    matchPercentage: total,
    band,
    reason,
    parts,
    conditions: findConditions(
      { ...text, ...offer, graduationYears, degrees, minCgpa },
      { studies, wanted: own, home },
    ),
    ...(own !== null && { misses: findMisses(own, offer, nameFields(listing.fields)) }),
  }
}
