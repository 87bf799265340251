import { findGraduationYears } from '../../matching/conditions/year-condition.ts'
import { findDegreeNames } from '../../matching/studies/study-names.ts'
import type { Perk } from '../perks.ts'
import type { Found, Piece } from './pieces.ts'

/** The perks, hours and conditions that an advertisement names; empty or null where it says nothing. */
export type ReadOffer = {
  perks: Found<Perk>[]
  hoursPerWeek: Found<number> | null
  graduationYears: Found<readonly number[]> | null
  degrees: Found<string>[]
  minCgpa: Found<number> | null
}

export const readOffer = (pieces: readonly Piece[]): ReadOffer => ({
  perks: readPerks(pieces),
  hoursPerWeek: firstOf(pieces, findHours),
  graduationYears: firstOf(pieces, findBatches),
  degrees: readDegrees(pieces),
  minCgpa: firstOf(pieces, findCgpa),
})

function firstOf<T>(pieces: readonly Piece[], find: (text: string) => T | null): Found<T> | null {
  for (const { text: quote } of pieces) {
    const value = find(quote)
    if (value !== null) return { value, quote }
  }
  return null
}

const perkWords: Record<Perk, RegExp> = {
  ppo: /\bppos?\b|\bpre-? ?placement offers?\b|\bjob offer\b|\bfull[- ]time (?:offer|conversion)\b|\b(?:convert\w*|possib\w*|chance|opportunity|leads?|hired|absor\w+)\b[^.;]{0,40}\bfull[- ]time (?:role|position|job|employment|employee)s?\b/i,
  certificate:
    /^(?:an? )?certificates?(?: \S+){0,4}$|\b(?:completion|internship|experience|training) certificates?\b|\bcertificates? (?:of|on|upon|after|for) (?:\w+ ){0,2}(?:completion|completing|internship|experience|training)\b|\b(?:perks?|benefits?|receive|get|earn|provide|offer|give)\w*\b[^.;]{0,60}\bcertificates?\b|\bcertificates?\b[^.;]{0,40}\b(?:provided|given|issued|awarded|matter of course|letter|lor)\b/i,
  letter:
    /\bletters? of (?:recommendation|reference|appreciation)\b|\b(?:recommendation|reference) letters?\b|\blor\b/i,
  flexible:
    /\bflexi(?:ble)?[- ](?:work(?:ing)?[- ])?(?:hours?|timings?|schedules?)\b|\b(?:hours|timings?|schedule) (?:is|are) flexible\b|\bchoose your (?:own )?(?:hours|timings?)\b|\bhow you lay them is mostly up to you\b/i,
}
const isDenied =
  /\b(?:no|not|without|don['’]?t|never|neither)\b(?! (?:only|fee|bond|prior|experience))|\b(?:must|should) (?:have|submit|attach|bring)\b|\b(?:require[sd]?|needed|mandatory|submit|attach|upload)\b/i

/** One of each, with the first words that offer it; the clause that names it must not deny or demand it. */
function readPerks(pieces: readonly Piece[]): Found<Perk>[] {
  return (Object.keys(perkWords) as Perk[]).flatMap((value) => {
    const isOffered = (clause: string) => perkWords[value].test(clause.trim()) && !isDenied.test(clause)
    const said = pieces.find(({ text }) => text.split(/[,;+&]|\bbut\b/).some(isOffered) || isOffered(text))
    return said ? [{ value, quote: said.text }] : []
  })
}

const hours =
  /(?<![\d.:])(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?\+?[\s-]*(?:hours?|hrs?)\.?\s*(?:\/|per|an?|each|every|in a)?\s*(?:week\b|wk\b|weekly\b)/i

/** Of a range the upper end: more is not asked. */
function findHours(text: string): number | null {
  const [, from, to] = hours.exec(text) ?? []
  const count = Number(to ?? from ?? 0)
  return count >= 1 && count <= mostHours ? count : null
}

const mostHours = 60
const mostYears = 6

function findBatches(text: string): readonly number[] | null {
  const years = findGraduationYears(text)
  return years.length === 0 || years.length > mostYears || isOfCompany.test(text) ? null : years
}

const aboutStudents =
  /\b(?:pursuing|students?|degrees?|graduates?|under-?graduates?|eligib\w*|qualifications?|education|academic|candidates?|background|who can apply|batch|freshers?|(?:first|second|third|final|last|[1-5](?:st|nd|rd|th))[ -]year)\b/i
const isOfCompany = /\b(?:founded|founders?|our team|team of|we are|alumni|mentors?)\b/i

/** The degrees of the first sentence that asks students for them, as they are written. */
function readDegrees(pieces: readonly Piece[]): Found<string>[] {
  for (const { text: quote } of pieces) {
    const isAsked = aboutStudents.test(quote) && !isOfCompany.test(quote)
    const found = isAsked ? findDegreeNames(quote) : []
    const names = new Set(found.map(({ start, end }) => quote.slice(start, end).replace(/[.,]$/, '')))
    if (names.size > 0) return [...names].slice(0, mostDegrees).map((value) => ({ value, quote }))
  }
  return []
}

const mostDegrees = 10
const cgpa =
  /\b(?:c\.?g\.?p\.?a|gpa|cpi)\b\.?[^.\d\n%]{0,30}(\d{1,2}(?:\.\d{1,2})?)(?:\s*\/\s*(\d+))?(?![\d%])|(?<![\d.])(\d(?:\.\d{1,2})?)(?:\s*\/\s*(10))?\+?\s*(?:(?:and|or|&) above )?(?:c\.?g\.?p\.?a|cpi)\b/i

/** On the scale of ten; up to 4 may be of another one. */
function findCgpa(text: string): number | null {
  const [, behind, scale, before] = cgpa.exec(text) ?? []
  const value = Number(behind ?? before ?? 0)
  return value > 4 && value <= 10 && (scale === undefined || scale === '10') ? value : null
}
