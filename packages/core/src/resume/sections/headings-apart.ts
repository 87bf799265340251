import { findPeriods } from '../dates/date-ranges.ts'
import { findDegrees } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import { findExperience } from '../experience/find-experience.ts'
import { endsWithTitleNoun, hasTitleNoun } from '../experience/job-titles.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import { isProperName, pastVerb } from '../experience/prose.ts'
import { beginsPage, findGaps } from '../layout/gaps.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import { address, kindOfContent, listsLanguages, listsSkills, namesStudies } from './content-kind.ts'

/** Headings that only their form and the space around them show; of `unsure` ones the text below must say what they head. */
export type HeadingsApart = { sure: ReadonlySet<ReadableLine>; unsure: ReadonlySet<ReadableLine> }

/**
 * Short lines in the size of the text that are set apart like headings, whatever their words: all lines in capitals, with
 * a colon or in a frame ('== desks ==') where each of them has an empty line above, and lines between two gaps or over
 * what says its own kind. Where headings are bold (`areBold`), all bold lines count as of one form.
 */
export function findHeadingsApart(lines: readonly ReadableLine[], areBold: boolean): HeadingsApart {
  const wide = findGaps(lines)
  const gaps = new Set(lines.filter((line, at) => wide.has(line.index) || beginsPage(lines, at)))
  const top = lines.findIndex(({ text }) => address.test(text))
  const inside = top < 0 || wide.size === 0 ? [] : lines.slice(top + 1)
  const sure = new Set<ReadableLine>()
  for (const isForm of areBold ? [() => true] : forms) {
    const own = inside.filter(({ text, bold }) => bold === areBold && isForm(text))
    const areFirms = own.some((line) => isOverRole(inside[inside.indexOf(line) + 1], gaps))
    if (own.length >= fewestAlike && !areFirms && own.every((line) => gaps.has(line) && mayHead(line.text)))
      for (const line of own) sure.add(line)
  }
  const areSmall = inside.filter(({ text }) => /^\p{Ll}/u.test(text)).length > 0.5 * inside.length
  const isOpen = (line: ReadableLine) =>
    gaps.has(line) &&
    line.bold === areBold &&
    !sure.has(line) &&
    (areSmall || !/^\p{Ll}/u.test(line.text)) &&
    mayHead(line.text)
  const unsure = new Set(inside.filter((line, at) => isOpen(line) && isHead(inside, at, gaps)))
  return { sure, unsure }
}

const fewestAlike = 3

/** 'ZED WORKS' directly over 'Clerk, 2023' is an employer. */
const isOverRole = (next: ReadableLine | undefined, gaps: ReadonlySet<ReadableLine>): boolean =>
  next !== undefined &&
  !gaps.has(next) &&
  !/,.*,/.test(next.text) &&
  findDegrees(next.text).length === 0 &&
  (endsWithTitleNoun(next.text) ||
    findExperience([next]).some(({ title, company }) => hasTitleNoun(title) && company === ''))
const framed = /^(?:[=~#[{<|_+]+|([*–—-])(?=.*\1$)[*–—-]*)\s*\p{L}/u
const forms: readonly ((text: string) => boolean)[] = [
  (text) => framed.test(text),
  (text) => !framed.test(text) && /:$/.test(text),
  (text) => !framed.test(text) && !/\p{Ll}|:$|\d{3}/u.test(text) && /\p{Lu}{4}/u.test(text),
]

/** A few words that are no date, address, sentence, list, degree, role, school or firm. */
function mayHead(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return (
    words.length > 0 &&
    words.length <= mostWords &&
    !(isBullet(text) && !framed.test(text)) &&
    !/[\t@%|\d]|[.;!?,]$|:\s.*\p{Ll}|\s[–—-]\s.*,/u.test(text) &&
    !pastVerb.test(text) &&
    !endsWithTitleNoun(text.replace(/\P{L}+$/u, '')) &&
    !soundsLikeCompany(text) &&
    // 'OUT OF ME' is no master of engineering.
    findDegrees(text).every(({ start, end }) => end - start <= 2) &&
    findInstitutions(text, [])[0]?.start !== 0
  )
}

const mostWords = 8

/** Between two gaps over what has a date or is of one kind, or directly over a list of one kind. */
function isHead(lines: readonly ReadableLine[], at: number, gaps: ReadonlySet<ReadableLine>): boolean {
  const next = lines[at + 1]
  // A part of a line of running text is none.
  if (!next || !Number.isInteger(next.index) || /^I\s(?:\S+\s){3}/.test(lines[at]!.text)) return false
  const isBetween = gaps.has(next)
  const end = lines.findIndex((line, index) => index > at + 1 && gaps.has(line))
  const below = lines.slice(at + 1, end < 0 ? undefined : end)
  const isName = isProperName(lines[at]!.text)
  const isDated = ({ text }: ReadableLine) => findPeriods(text).length > 0
  if (isBetween) return (!isName && isDated(next)) || !['other', 'summary'].includes(kindOfContent(below))
  // Of one item on each line the first is none.
  const isList = isBullet(next.text) || /[,;|•·]/.test(next.text)
  return (
    isList && (listsLanguages(below) || listsSkills(below) || (!isName && below.some(isDated) && namesStudies(below)))
  )
}
