import type { Eligibility } from '../../internships/eligibility.ts'
import { placeText } from '../../places/place-text.ts'
import { type ListingOffer, missedPlace, paysTooLittle, startsTooEarly, type Wanted } from '../../preferences/misses.ts'
import { isEmpty, noPreferences, type Preferences, preferencesText } from '../../preferences/preferences.ts'
import { stipendText } from '../../stipend.ts'
import { fullDay } from '../../time/date-style.ts'
import { conditionsIn } from '../listing/conditions.ts'
import { findDuties } from '../listing/description-parts.ts'
import type { ListingText } from '../listing/prepared-listing.ts'
import { readStudies } from '../studies/asked-studies.ts'
import type { Condition } from './condition.ts'
import { findDegreeCondition } from './degree-condition.ts'
import { findStatedConditions } from './stated-conditions.ts'
import type { Studies } from './studies.ts'
import { findStudyYears, findYearCondition } from './year-condition.ts'

export type ConditionText = Pick<ListingText, 'title' | 'description' | 'requirements' | 'companyName'> & Eligibility

/**
 * The degree, year of study and CGPA that a listing asks for in fields of their own, or else in its title or description,
 * and more experience than it asks for.
 */
export function findStudyConditions(listing: ConditionText, studies: Studies): Condition[] {
  const clauses = splitClauses(listing)
  const stated = findStatedConditions(listing, studies)
  const found = [
    stated.degree ?? findDegreeCondition(clauses, listing.requirements, studies),
    stated.year ?? findYearCondition(clauses, studies),
    stated.cgpa,
    findExperience(studies),
  ]
  return found.filter((condition) => condition !== null)
}

/** From this many years of work on, a resume has more experience than an internship asks for. */
const manyYears = 5

const findExperience = ({ yearsWorked }: Studies): Condition | null =>
  yearsWorked < manyYears
    ? null
    : {
        kind: 'experience',
        phrase: 'More experience than this internship asks for',
        fits: null,
        note: `${yearsWorked} years of work`,
      }

/** All conditions for a student; `wanted` are stated preferences, null without any; `home` is the city of the resume. */
export function findConditions(
  listing: ConditionText & ListingOffer,
  { studies, wanted, home = null }: { studies: Studies; wanted: Wanted | null; home?: string | null },
): Condition[] {
  const found = [
    findPlace(listing, wanted, home),
    findStart(listing, wanted),
    ...findStudyConditions(listing, studies),
    wanted === null || wanted.minimumStipend === null ? null : findStipend(listing, wanted),
    findOthers(listing),
  ]
  return found.filter((condition) => condition !== null)
}

/** Null for remote work when no place is preferred: there is nothing to check. */
function findPlace({ location, type }: ListingOffer, wanted: Wanted | null, home: string | null): Condition | null {
  const isStated = wanted !== null && (wanted.cities.length > 0 || wanted.remote)
  const phrase = placeText({ location, type })
  if (!isStated && type === 'Remote') return null
  if (!isStated) {
    const isHome =
      home !== null && missedPlace({ cities: [home], remote: false, country: null }, { location, type }) === null
    return { kind: 'place', phrase, fits: isHome || null, note: null, ...(isHome && { says: home }) }
  }
  const missed = missedPlace(wanted, { location, type })
  const { cities, remote } = wanted
  return { kind: 'place', phrase, fits: missed === null, note: wish({ ...noPreferences, cities, remote }) }
}

function findStart({ description, startsOn }: ConditionText & ListingOffer, wanted: Wanted | null): Condition | null {
  const startsFrom = wanted?.startsFrom ?? null
  const note = startsFrom === null ? null : wish({ ...noPreferences, startsFrom })
  const fits = wanted === null || startsFrom === null ? null : !startsTooEarly(wanted, startsOn)
  if (startsOn !== null) return { kind: 'start', phrase: `Starts ${fullDay(startsOn)}`, fits, note }
  const phrase = atOnce.exec(description)?.[0]
  return phrase === undefined ? null : { kind: 'start', phrase, fits: null, note }
}

/** A listing without a date that has to be filled at once. */
const atOnce = /\b(?:immediate (?:joiners?|joining|start)|(?:can |must |to )?(?:join|start|begin) immediately)\b/i

const findStipend = ({ stipend }: ListingOffer, wanted: Wanted): Condition => ({
  kind: 'stipend',
  phrase: stipendText(stipend),
  fits: !paysTooLittle(wanted, stipend),
  note: wish({ ...noPreferences, minimumStipend: wanted.minimumStipend }),
})

/** What its requirements ask for that no resume proves: 'Own two-wheeler', 'Night shift'. */
function findOthers({ requirements }: ConditionText): Condition | null {
  const others = requirements
    .filter((text) => findStudyYears(text) === null && readStudies(text) === null)
    .flatMap(conditionsIn)
  return others.length === 0 ? null : { kind: 'other', phrase: others.join('; '), fits: null, note: null }
}

const wish = (part: Preferences): string | null => (isEmpty(part) ? null : `You want: ${preferencesText(part)}`)

/**
 * The title, the requirements with a condition, which is not in the score, and the sentences of the description, as they
 * are written. What the company says of itself is left out, so that 'founded by two B.Tech graduates'
 * is no condition, nor 'PPO for final-year students'.
 */
function splitClauses({ title, description, requirements, companyName = '' }: ConditionText): string[] {
  const duties = findDuties(description, companyName).map((duty) => duty.replace(/^[\s•*–-]+/, '').trim())
  const clauses = [title.trim(), ...requirements.filter((text) => conditionsIn(text).length > 0), ...duties]
  return clauses.filter((clause) => clause !== '' && !aboutPeople.test(clause))
}

const aboutPeople =
  /\b(?:founded by|founders?|our (?:people|staff|trainers?|mentors?|customers?|students?|alumni))\b|\b(?:has|have) (?:\p{L}+ )?(?:taught|trained|hired|placed|mentored|hosted|helped|guided|worked with)\b|\d{2,}\+? (?:graduates|students|interns|alumni)\b|^(?:an? |paid )?(?:ppos?|pre-?placement offers?|(?:job|full[- ]time) offers?|placements?|certificates?|letters? of recommendation|lors?|bonus(?:es)?|mentoring|mentorship|stipend)\b.{0,20}? (?:for|to)\b/iu
