import { findSkills } from '../../skills/extract.ts'
import { findPeriods } from '../dates/date-ranges.ts'
import { findDegrees } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import { kindByWords } from '../entries/find-credentials.ts'
import { headsPublications } from '../entries/find-publications.ts'
import { areVolunteering, findVolunteering, namesPosts } from '../entries/find-volunteering.ts'
import { tellsLengthOfWork } from '../experience/experience-rows.ts'
import { findExperience } from '../experience/find-experience.ts'
import { hasTitleNoun, namesPlacement } from '../experience/job-titles.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import { isProperName, pastVerb } from '../experience/prose.ts'
import { findRowStart } from '../layout/centred-labels.ts'
import { bulletLength, type ReadableLine } from '../layout/text-spans.ts'
import type { Section } from '../resume-draft.ts'
import { splitByContent } from './content-blocks.ts'
import { kindOfContent, listsSkills, namesLanguage, namesStudies } from './content-kind.ts'
import { findMarks, labelCut, loose, type Mark, takesSubheadings } from './heading-marks.ts'
import { withEvenHeadings } from './heading-style.ts'

/**
 * The sections of a resume in reading order; together they cover every readable line. A heading that shares its line
 * with the first of its text ('Skills: Java, C++') is part of the section's lines.
 */
export function findSections(all: readonly ReadableLine[]): Section[] {
  const lines = withEvenHeadings(all)
  const marks = findMarks(lines)
  const first = lines[0]
  const last = lines.at(-1)
  if (!first || !last) return []
  const place = new Map(lines.map((line, index) => [line, index]))
  const sections: Section[] = []
  const nameless = new Set<Section>()
  if (marks[0]?.line !== first) sections.push({ kind: 'top', heading: null, from: first.index, to: last.index })
  for (const { line, kind, inline, unknown } of marks.filter((mark, index) => !isOfText(mark, marks, index, lines))) {
    const own = place.get(line) ?? 0
    const before = sections.at(-1)
    const start = kind === 'top' ? own : Math.max(findRowStart(lines, own), positionOfIndex(lines, before?.from ?? 0))
    if (before) before.to = Math.floor(lines[start - 1]?.index ?? line.index)
    const from = inline || start < own ? (lines[start]?.index ?? line.index) : (lines[own + 1]?.index ?? line.index + 1)
    sections.push({ kind, heading: kind === 'top' ? null : line.index, from, to: last.index })
    if (unknown) nameless.add(sections.at(-1)!)
  }
  const kinds = sections.map((section) => {
    if (!nameless.has(section)) return kindByContent(lines, section)
    const own = sectionLines(lines, [section], section.kind).flat()
    const kind = kindOfContent(own)
    if (
      kind === 'volunteering' &&
      loose.test((lines[positionOfIndex(lines, section.heading!)]?.text ?? '').replace(/\s?[:–-]?$/, ''))
    )
      return 'other'
    const isJob = kind === 'experience' && findExperience(own).some((job) => hasTitleNoun(job.title))
    const isUnlike = section.kind !== 'other' && kind !== 'education' && kind !== 'skills' && !isJob
    // 'College stuff' over a fest
    if (section.kind === 'education' && !own.some(tellsStudy)) return 'other'
    return kind === 'other' || isUnlike ? section.kind : kind
  })
  // 'College: treasurer of the Kite Club' announces no studies.
  const known = new Set(
    kinds.filter(
      (kind, index) =>
        kind !== 'education' || sectionLines(lines, [sections[index]!], sections[index]!.kind).flat().some(tellsStudy),
    ),
  )
  return sections.flatMap((section, index) => {
    const own = { ...section, kind: kinds[index] ?? section.kind }
    const heading = own.heading === null ? '' : (lines[positionOfIndex(lines, own.heading)]?.text ?? '')
    if ((own.kind === 'other' && !nameless.has(section)) || headsPublications(heading)) return [own]
    return splitByContent(
      own,
      sectionLines(lines, [own], own.kind).flat(),
      own.kind === 'other' ? new Set() : known,
      lines,
    )
  })
}

/**
 * 'INFOSYS' over a title and a date in the letters of the headings belongs to the jobs above, 'ACADEMIC WORK' over a
 * whole job does not.
 */
function isOfText(
  { line, isUnsure }: Mark,
  marks: readonly Mark[],
  index: number,
  lines: readonly ReadableLine[],
): boolean {
  const above = marks.slice(0, index).findLast((mark) => !mark.isUnsure)?.kind ?? 'top'
  if (!isUnsure || !takesSubheadings.has(above)) return false
  const own = between(lines, line.index + 1, (marks[index + 1]?.line.index ?? lines.at(-1)!.index + 1) - 1)
  const kind = kindOfContent(own)
  const isDated = own.some(({ text }) => findPeriods(text).length > 0)
  if (kind !== 'experience') return kind === 'other' || kind === above || (above === 'skills' && !isDated)
  const [job] = findExperience(own.slice(0, 1))
  return job?.title === '' || job?.company === ''
}

/**
 * 'Qualifications' can head skills or degrees: a section of degrees is education. 'Training' can
 * head courses or jobs: a section with dated job titles is experience.
 */
function kindByContent(lines: readonly ReadableLine[], { kind, heading, from, to }: Section): Section['kind'] {
  if (heading === null) return kind
  const title = lines[positionOfIndex(lines, heading)]?.text ?? ''
  if (/\btrainings?\b/i.test(title) && (kind === 'education' || kind === 'certifications'))
    return tellsWork(between(lines, from, to)) ? 'experience' : kind
  const own = between(lines, from, to)
  // 'Extra-curricular: NSS volunteer, 240 hours', 'Treasurer' with its dates
  if (kind === 'other' && /curricular|activit/i.test(title)) {
    const acts = findVolunteering(own)
    const arePosts = acts.every((act) => act.start !== null && act.company !== '' && isPost(act.title))
    return acts.length > 0 && (arePosts || areVolunteering(acts)) ? 'volunteering' : kind
  }
  if (
    kind === 'experience' &&
    /^\P{L}*(?:positions|roles)\b/iu.test(title) &&
    namesPosts(sectionLines(lines, [{ kind, heading, from, to }], kind).flat())
  )
    return 'volunteering'
  // 'Languages & Engines: Unity (C#), Godot', 'Work known: panel wiring, earthing'
  if (kind === 'languages' ? !namesLanguage(own) : kind === 'experience') return listsSkills(own) ? 'skills' : kind
  // 'Technical qualification' over courses
  if (kind === 'education' && /\b(?:technical|additional|other|extra|computer|professional|learning)\b/i.test(title))
    return own.some(({ text }) => findDegrees(text).some(({ level }) => level !== 'certificate'))
      ? kind
      : 'certifications'
  if (kind !== 'skills') return kind
  // 'Strengths: patient, punctual'
  if (/\bstrengths?\b/i.test(title) && !/skill/i.test(title)) return listsSkills(own) ? kind : 'other'
  // 'What I bring' and 'Highlights' over sentences
  if (
    !/skill/i.test(title) &&
    own.every(({ text }) => isSentence.test(text) || pastVerb.test(text.slice(bulletLength(text))))
  )
    return listsSkills(own) ? kind : 'other'
  return /qualification/i.test(title) && namesStudies(own) ? 'education' : kind
}

const tellsStudy = ({ text }: ReadableLine): boolean =>
  findDegrees(text).some(({ level }) => level !== 'certificate') || findInstitutions(text, []).length > 0

// A captain plays.
const isPost = (title: string) => hasTitleNoun(title) && !/captain/i.test(title)

const isSentence = /^.{50,}\p{Ll}\.$/u

// 'Filled BMR pages'
const beginsWithPast = /^\P{L}{0,3}(?:\p{Lu}\p{Ll}+ed|Did|Saw|Made|Took|Kept|Wrote|Built|Ran|Led)\s/u

/** Dated jobs, or a dated training with what was done there. */
function tellsWork(lines: readonly ReadableLine[]): boolean {
  if (lines.some(({ text }) => findDegrees(text).length > 0)) return false
  if (lines.some(({ text }) => namesPlacement(text) && findPeriods(text).length > 0)) return true
  if (lines.some(({ text }) => tellsLengthOfWork(text.slice(bulletLength(text))) && !teachesSkill(text))) return true
  if (lines.every(namesFirmAndLength)) return true
  const isDated = lines.slice(0, 3).some(({ text }) => findPeriods(text).length > 0)
  if (isDated && lines.slice(1).some(({ text }) => pastVerb.test(text.slice(bulletLength(text))))) return true
  return findExperience(lines).some(
    ({ title, company, start, end, description }) =>
      start !== null &&
      ((hasTitleNoun(title) &&
        (end !== null || pastVerb.test(description) || /intern|trainee|apprentice|training/i.test(title))) ||
        (company !== '' && /^\p{Ll}/u.test(description) && !teachesSkill(company)) ||
        ((end !== null || beginsWithPast.test(description)) &&
          soundsLikeCompany(company) &&
          findInstitutions(company, []).length === 0)),
  )
}

/** 'ONGC Ahmedabad – 4 weeks – June 2025': a firm, how long and when, and nothing that is taught. */
function namesFirmAndLength({ text }: ReadableLine): boolean {
  const name = firstName(text)
  const isLong = /\b\d{1,3}[ -](?:weeks?|months?|days?)\b/i.test(text) && findPeriods(text).length > 0
  return isLong && isProperName(name) && !teaches.test(name) && !findSkills(name).length && kindByWords(text) === null
}

const firstName = (text: string): string => text.slice(bulletLength(text)).split(/,\s|\s[–—|-]\s|\s\(/, 1)[0] ?? ''

/** 'CNC programming, Zed Centre, 4 weeks' names first what is taught. */
const teachesSkill = (text: string): boolean => findSkills(firstName(text)).some(({ start }) => start === 0)

const teaches = /\b(?:cent(?:re|er)|academy|institute|classes|college|school|kendra|KVK|NIIT|Aptech)\b/i

/** The lines of each section of a kind. A heading on the first line of its text is replaced by blanks. */
export function sectionLines(
  lines: readonly ReadableLine[],
  sections: readonly Section[],
  kind: Section['kind'],
): ReadableLine[][] {
  return sections
    .filter((section) => section.kind === kind)
    .map(({ heading, from, to }) =>
      between(lines, from, to).flatMap((line, index, all) => {
        if (line.index !== heading || isHead(line)) return [line]
        return hasTextBehind(line) ? [withoutLabel(line, all.slice(index + 1))] : []
      }),
    )
    .filter((part) => part.length > 0)
}

/** The indices of lines that are only a heading. */
export function headingLines(lines: readonly ReadableLine[], sections: readonly Section[]): ReadonlySet<number> {
  const own = sections.flatMap(({ heading, from }) => {
    if (heading === null || heading === from) return []
    const line = lines[positionOfIndex(lines, heading)]
    return heading > from && line && hasTextBehind(line) ? [] : [heading]
  })
  return new Set(own)
}

/** The head of a job that begins its section: 'Summer training' over a firm and a date, 'SUMMER TRAINING, CLRI, May 2025'. */
function isHead({ text }: ReadableLine): boolean {
  const cut = labelCut(text)
  return namesPlacement(cut < 0 ? text : text.slice(0, cut)) && !/[:\t]/.test(text[cut] ?? '')
}

/** A heading on a line of its text. */
const hasTextBehind = ({ text }: ReadableLine): boolean => {
  const cut = labelCut(text)
  return cut >= 0 && text.slice(cut + 1).trim() !== ''
}

function between(lines: readonly ReadableLine[], from: number, to: number): ReadableLine[] {
  return lines.slice(positionOfIndex(lines, from), positionOfIndex(lines, to + 1))
}

/** The position of the first line whose index is at least this; lines are ordered by index. */
function positionOfIndex(lines: readonly ReadableLine[], index: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.index ?? 0) < index) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Replaces the label by blanks, so that every other character keeps its place. After a label in the margin the text
 * begins where the lines below do.
 */
function withoutLabel(line: ReadableLine, below: readonly ReadableLine[]): ReadableLine {
  const label = labelCut(line.text)
  const cut = label + (/^(?:[,\t]|:[–-]?| [–-] )/.exec(line.text.slice(label))?.[0].length ?? 0)
  const text = ' '.repeat(cut) + line.text.slice(cut)
  const indent = Math.min(...below.filter(({ page }) => page === line.page).map(({ x }) => x)) - line.x
  const isAtMargin = line.text[cut - 1] === '\t' && indent > 20 && indent < line.width
  return isAtMargin ? { ...line, text, x: line.x + indent, width: line.width - indent } : { ...line, text }
}
