import { canonicalSkill } from '../../skills/canonical.ts'
import { isPast } from '../../skills/deeds/own-work.ts'
import { findPeriods } from '../dates/date-ranges.ts'
import { type DegreeLevel, findDegrees } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import { findCredentials, kindOfCredential } from '../entries/find-credentials.ts'
import { findProjects } from '../entries/find-projects.ts'
import { areVolunteering, isPostAlone, isVolunteering, postWord } from '../entries/find-volunteering.ts'
import { splitEntries } from '../entries/split-entries.ts'
import { findExperience } from '../experience/find-experience.ts'
import { isJobSentence } from '../experience/job-sentences.ts'
import { hasTitleNoun, namesPerson } from '../experience/job-titles.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import { isProse } from '../experience/prose.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import type { Experience, SectionKind } from '../resume-draft.ts'
import { findListedSkills } from '../skills/listed-skills.ts'

/**
 * What kind of section these lines are, by their content alone: for headings whose words say nothing ('The road so
 * far'). 'other' when the content does not show it either.
 */
export function kindOfContent(lines: readonly ReadableLine[]): SectionKind {
  if (lines.length === 0 || lines.length > mostLines || lines.some(({ text }) => address.test(text))) return 'other'
  return kinds.find(([, isKind]) => isKind(lines))?.[0] ?? 'other'
}

const mostLines = 400
/** An email address or a telephone number. */
export const address = /[\w.+-]@[\w-]+\.\w|^\+?[\d ()-]{9,}$/

const kinds: readonly (readonly [SectionKind, (lines: readonly ReadableLine[]) => boolean])[] = [
  ['languages', listsLanguages],
  ['education', namesStudies],
  ['skills', listsSkills],
  ['awards', (lines) => !hasRanges(lines) && namesCredentials(lines, 'award')],
  ['certifications', (lines) => !hasRanges(lines) && namesCredentials(lines, 'certificate')],
  ['volunteering', (lines) => namesPostsMostly(lines) || (hasJobs(lines) && areUnpaid(findExperience(lines)))],
  ['experience', hasJobs],
  ['awards', (lines) => namesCredentials(lines, 'award')],
  ['certifications', (lines) => namesCredentials(lines, 'certificate')],
  ['projects', describesProjects],
  [
    'summary',
    (lines) =>
      lines.every(({ text }) => !isBullet(text)) &&
      !lines.every(({ text }) => findPeriods(text).some(({ from }) => from !== null)) &&
      !listsDeeds(lines) &&
      isProse(lines.map(({ text }) => text).join(' ')),
  ],
]

/** Bullets that are drawn and no characters leave lines that each begin with a deed: 'Helped …', 'Sold …'. */
function listsDeeds(lines: readonly ReadableLine[]): boolean {
  const begun = lines.filter(({ text }) => /^\p{Lu}/u.test(text) && isPast(text.split(' ', 1)[0]!.toLowerCase()))
  return begun.length > 1 || begun.length >= 0.5 * lines.length
}

const namesPostsMostly = (lines: readonly ReadableLine[]): boolean =>
  lines.filter((line) => postWord.test(line.text) && splitEntries([line]).some(isPostAlone)).length >=
  0.5 * lines.length

const areUnpaid = (jobs: readonly Experience[]): boolean => areVolunteering(jobs) || jobs.every(isVolunteering)

const language =
  /^(?:english|hindi|marathi|bhojpuri|maithili|garhwali|kumaoni|tulu|dogri|manipuri|mizo|khasi|bodo|santali|kannada|tamil|telugu|kannada|malayalam|bengali|bangla|gujarati|punjabi|urdu|odia|oriya|assamese|konkani|sanskrit|nepali|sindhi|kashmiri|french|german|spanish|portuguese|italian|dutch|russian|polish|ukrainian|czech|greek|turkish|arabic|hebrew|persian|farsi|swahili|yoruba|igbo|hausa|amharic|mandarin|chinese|cantonese|japanese|korean|thai|vietnamese|indonesian|malay|tagalog|filipino|swedish|norwegian|danish|finnish|hungarian|romanian|bulgarian|serbian|croatian|catalan|welsh|irish)\b/i

const itemsOf = (lines: readonly Pick<ReadableLine, 'text'>[]): string[] =>
  lines
    .flatMap(({ text }) => text.split(/[,;:|•·/\t]|\s[–-]\s|\band\b/))
    .map((item) => item.replace(/^[^\p{L}]+/u, ''))
    .filter((item) => item !== '')

export const namesLanguage = (lines: readonly ReadableLine[]): boolean =>
  itemsOf(lines).some((item) => language.test(item))

/** Mostly names of spoken languages, each perhaps with a level. */
export function listsLanguages(lines: readonly Pick<ReadableLine, 'text'>[]): boolean {
  const items = itemsOf(lines)
  return (
    items.length > 0 && items.filter((item) => language.test(item) && !hasTitleNoun(item)).length >= 0.5 * items.length
  )
}

/** Degrees near the beginning, and again every few lines. A diploma may be a course, unless it took some years. */
export function namesStudies(lines: readonly ReadableLine[]): boolean {
  const levels = lines.map(({ text }) =>
    text.length < longestHead && !isProse(text) ? findDegrees(text).map(({ level }) => level) : [],
  )
  const isDegree = (level: DegreeLevel) => level !== 'certificate'
  const rows = levels.flatMap((own, index) => (own.some(isDegree) ? [index] : []))
  const isSure = levels.flat().some((level) => isDegree(level) && level !== 'diploma')
  if (!isSure && !hasRanges(lines)) return false
  return rows.length > 0 && (rows[0] ?? 0) <= 2 && rows.length * mostLinesOfSchool >= lines.length
}

const hasRanges = (lines: readonly ReadableLine[]): boolean =>
  lines.some(({ text }) => findPeriods(text).some(({ isRange }) => isRange))

const longestHead = 120
const mostLinesOfSchool = 6

/** Mostly jobs: with a title and an employer or a range of dates, or at a firm. The first is near the beginning. */
function hasJobs(lines: readonly ReadableLine[]): boolean {
  const all = findExperience(lines)
  const told = new Set(lines.flatMap(({ index, text }) => (isJobSentence(text) ? [index] : [])))
  const jobs = all.filter(
    ({ title, company, start, end, lines: { from } }) =>
      (start !== null || told.has(from)) &&
      (hasTitleNoun(title) ? company !== '' || (end !== null && namesPerson(title)) : soundsLikeCompany(company)),
  )
  const isEarly = (all[0]?.lines.from ?? Number.POSITIVE_INFINITY) <= (lines[2] ?? lines[0]!).index
  return jobs.length > 0 && jobs.length >= 0.5 * all.length && isEarly
}

/** Short items, many of which are known skills, make up the section. */
export function listsSkills(lines: readonly ReadableLine[]): boolean {
  const items = findListedSkills([lines], lines).map(({ text }) => text)
  const letters = (texts: readonly string[]) => texts.join('').length
  const known = items.filter((item) => canonicalSkill(item.replace(/ \([^()]*\)$/, '')) !== null)
  const dated = lines.filter(({ text }) => findPeriods(text).length > 0).length
  const isMostOfIt = letters(items) >= 0.5 * letters(lines.map(({ text }) => text))
  return items.length >= fewestSkills && known.length >= 0.4 * items.length && isMostOfIt && dated <= 0.3 * lines.length
}

const fewestSkills = 3

function namesCredentials(lines: readonly ReadableLine[], kind: 'award' | 'certificate'): boolean {
  const all = findCredentials(lines, kind)
  // A word alone may be in any text: 'Effect of training on back pain'
  const named = all.filter(
    (entry) =>
      kindOfCredential(entry) === kind && (entry.issuer !== '' || entry.date !== null || isBullet(lines[0]!.text)),
  )
  return named.length > 0 && named.length >= 0.5 * all.length
}

/** Named parts, each with a text of its own below or behind its name. */
function describesProjects(lines: readonly ReadableLine[]): boolean {
  const all = findProjects(lines)
  const isDescribed = all.filter(
    ({ lines: { from, to }, title }) =>
      title !== '' && (to > from || /[:–—|-]\s/.test(lines.find(({ index }) => index === from)?.text ?? '')),
  )
  return (
    all.length > 0 && isDescribed.length >= 0.6 * all.length && all.every(({ title }) => title.split(' ').length <= 8)
  )
}

/** A degree or class that begins its line, or follows the school on it, or is studied in a sentence. */
export function namesDegree(text: string): boolean {
  const [degree] = findDegrees(text)
  if (!degree || degree.level === 'certificate') return false
  if (studying.test(text.slice(0, degree.start)) && findInstitutions(text, []).length > 0) return true
  const isMarked = degree.start === 0 && /\b(?:19|20)\d\d\b|\d ?%/.test(text)
  if ((isProse(text) && !isMarked) || /^\s(?:dissertation|thesis|project|research)\b/i.test(text.slice(degree.end)))
    return false
  const before = text.slice(0, degree.start).replace(studyLabel, '')
  return !/\p{L}/u.test(before) || findInstitutions(before, []).length > 0
}

// 'I am in the second year of a BBA at Zed College'
const studying =
  /^\P{L}*(?:[^.:]{0,60},\s)?(?:(?:I am|I['’]m|I have|I|currently|presently|now)\s)*(?:a\s)?(?:(?:in\s(?:the|my)\s)?(?:first|second|third|fourth|fifth|final|last|[1-5](?:st|nd|rd|th))[ -]year\b|pursuing|study(?:ing)?|doing|completed|finished|did|passed|student of)[\p{L}, (]{0,60}$/iu

const studyLabel =
  /^\P{L}*(?:degree|course|qualification|education|pursuing|currently pursuing|studying|presently|currently|now)\s*[:\t–-]/iu
