import { findPeriods } from '../dates/date-ranges.ts'
import { findDegrees } from '../education/degrees.ts'
import { endsWithTitleNoun, hasTitleNoun, namesPlacement } from '../experience/job-titles.ts'
import { beginsMainColumn } from '../layout/main-column.ts'
import { isTableHeadOnly } from '../layout/table-heads.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import type { Section, SectionKind } from '../resume-draft.ts'
import { address, listsSkills, namesLanguage } from './content-kind.ts'
import {
  headingStyle,
  isSameSize,
  isShort,
  kindOfHeading,
  lineStyle,
  looksAlike,
  type Style,
  sizeOfText,
} from './heading-style.ts'
import { findHeadingsApart, type HeadingsApart } from './headings-apart.ts'
import { headingByContent, headingKind, labelKind } from './section-headings.ts'

/** `unknown`: printed like a heading, but its words say nothing; `isUnsure`: in the letters of the text. */
export type Mark = { line: ReadableLine; kind: Section['kind']; inline: boolean; unknown?: boolean; isUnsure?: boolean }

export function findMarks(lines: readonly ReadableLine[]): Mark[] {
  const bodySize = Math.max(sizeOfText(lines), leastSize)
  const style = headingStyle(lines, bodySize)
  const edge = Math.min(...lines.map(({ x }) => x))
  const marks: Mark[] = []
  const ownList = findOwnList(lines, bodySize)
  const isLarge = style !== null && style.size >= bodySize * 1.12
  const apart = isLarge ? null : findHeadingsApart(lines, style?.bold ?? lines.some(({ bold }) => bold))
  lines.forEach((line, index) => {
    const mark: Mark | null =
      datedTraining(lines, index, marks.at(-1)) ??
      wholeLine(lines, index, marks.at(-1), style, bodySize) ??
      (line === ownList ? { line, kind: 'skills', inline: true } : null) ??
      (isItem(line, lines[index - 1], edge) ? null : beforeText(line, marks, style)) ??
      (apart ? byGap(line, apart, bodySize) : null) ??
      byStyle(lines, index, style, bodySize, marks.at(-1)) ??
      (beginsMainColumn(lines, index, bodySize) ? { line, kind: 'top', inline: true } : null)
    if (mark) marks.push(mark)
  })
  return marks
}

/** Set apart by the space around it. */
function byGap(line: ReadableLine, { sure, unsure }: HeadingsApart, bodySize: number): Mark | null {
  if (!sure.has(line) && !unsure.has(line)) return null
  const kind = kindOfHeading(line, bodySize)
  return kind
    ? { line, kind, inline: false }
    : { line, kind: 'other', inline: false, unknown: true, isUnsure: !sure.has(line) }
}

/**
 * 'Tools: Rust, Git' below the last entry of a resume that lists its skills nowhere else: the list of the resume, not of
 * the entry.
 */
function findOwnList(lines: readonly ReadableLine[], bodySize: number): ReadableLine | null {
  const isLabel = (line: ReadableLine) => {
    const label = line.text.slice(0, labelCut(line.text))
    if (isBullet(line.text) || label.length < 3) return false
    return kindOfLabel(label) === 'skills' || (loose.test(label) && listsSkills([withoutStart(line, label.length + 1)]))
  }
  const labelled = lines.filter(isLabel)
  const isHeaded = lines.some((line) => kindOfHeading(line, bodySize) === 'skills')
  if (labelled.length !== 1 || isHeaded) return null
  const isLast = lines.slice(lines.indexOf(labelled[0]!) + 1).every(({ text }) => isBullet(text) || !isDatedHead(text))
  return isLast ? labelled[0]! : null
}

/** 'Techniques: PCR, ELISA' says more about an entry, on a line of its own the word heads a section. */
const kindOfLabel = (label: string): SectionKind | null =>
  /^(?:techniques|instruments)$/i.test(label.trim()) ? null : headingKind(label)

/** Says nothing about the lines below. */
export const loose = /^(?:also|others?|extras?|misc(?:ellaneous)?|additional(?:ly)?|plus)$/i
const withoutStart = (line: ReadableLine, length: number): ReadableLine => ({
  ...line,
  text: line.text.slice(length).replace(/\.\s.*/, ''),
})

const longestLabel = 30
const isDatedHead = (text: string): boolean =>
  text.length < longestHead && findDegrees(text).length === 0 && findPeriods(text).some(({ isRange }) => isRange)
const longestHead = 120

/** '• Tools: Python' in a list is a line of it, no heading; lists without marks are a little further in. */
function isItem(line: ReadableLine, before: ReadableLine | undefined, edge: number): boolean {
  if (!before || before.page !== line.page) return false
  const indent = line.x - edge
  return isBullet(line.text) ? isBullet(before.text) : indent > 6 && indent < 40 && Math.abs(before.x - line.x) < 1
}

/** The size of a text without a layout, whose lines have none. */
const leastSize = 0.1

/** What an unknown heading heads may be jobs, unless it speaks of skills. */
const kindOfMark = (mark: Mark | undefined): Section['kind'] =>
  mark?.unknown && mark.kind !== 'skills' ? 'experience' : (mark?.kind ?? 'top')

// Inside these, lines like 'Achievements:' or 'Leadership' are mostly part of the text, unless they look like headings.
export const takesSubheadings = new Set<Section['kind']>(['experience', 'projects', 'skills'])

// 'Work: dispensed medicines' says more about an entry.
const takesLabels = new Set<Section['kind']>(['experience', 'projects', 'certifications'])

function wholeLine(
  lines: readonly ReadableLine[],
  index: number,
  last: Mark | undefined,
  style: Style | null,
  bodySize: number,
): Mark | null {
  const line = lines[index]!
  const kind = kindOfHeading(line, bodySize)
  // 'Other' over 'Git, Jira' is one of several groups of skills.
  const isDated = findPeriods(lines[index + 1]?.text.slice(0, longestHead) ?? '').length > 0
  const isGroup = !isDated && inSkills.has(kindOfMark(last)) && loose.test(line.text.replace(/\s?:?$/, ''))
  const byContent = !kind && index > 0 && !isGroup ? headingByContent(line.text) : null
  if (byContent) return { line, kind: byContent, inline: false, unknown: true }
  if (!kind || !style) return null
  const current = kindOfMark(last)
  if (isOfEntry(line.text, current) && !(isDated && kind === 'certifications')) return null
  const own = lineStyle(line)
  const isOther = (neverOfJob.test(line.text) && own.capitals) || (current !== 'skills' && loose.test(line.text))
  if (takesSubheadings.has(current) && !isOther && !isOutstanding(own, style, bodySize) && !isLikeLast(own, last))
    return null
  // Headings of a side bar may be smaller than those of the main text.
  if (own.size > 0 && own.size < Math.min(style.size - 1.5, bodySize * 1.12) && !own.bold) return null
  return { line, kind, inline: false }
}

/** 'Industrial Exposure Training' over a hotel and its date: no heading, but a job wherever it is. */
function datedTraining(lines: readonly ReadableLine[], index: number, last: Mark | undefined): Mark | null {
  const [line, ...below] = lines.slice(index, index + 4)
  if (
    !line ||
    (last?.kind === 'experience' && !last.inline) ||
    !namesPlacement(line.text) ||
    headingKind(line.text) === null
  )
    return null
  const dated = below
    .slice(0, 2)
    .findIndex(({ text }) => !isBullet(text) && findPeriods(text).some(({ from }) => from !== null))
  const behind = below[dated + 1]
  const head = [...below.slice(0, dated + 1), ...(behind && endsWithTitleNoun(behind.text) ? [behind] : [])]
  return dated < 0 || head.some(({ text }) => hasTitleNoun(text) || isBullet(text))
    ? null
    : { line, kind: 'experience', inline: true }
}

/** 'TRAINEE ENGINEER ZED SRL' below '02/2026 – 08/2026 Bologna, Italy' */
const isRoleBelowDate = (before: ReadableLine | undefined, { text }: ReadableLine): boolean =>
  hasTitleNoun(text) && findPeriods(before?.text.slice(0, longestHead) ?? '').some(({ start }) => start < 3)

/** Printed like the other headings, and at their edge or unlike the text. */
function isOutstanding(own: Style, style: Style, bodySize: number): boolean {
  const isLarge = own.size > bodySize * 1.12
  // One heading may have a colon or capitals where the others have none; in larger letters it is one nevertheless.
  if (!looksAlike(style, own) && !(isLarge && isSameSize(style, own))) return false
  const isUnlikeText = own.size > 0 && (own.bold || isLarge)
  // Headings at the left of a margin may be printed to its right edge.
  const isAtRightEdge = own.right > 0 && Math.abs(own.right - style.right) < 2
  return isUnlikeText || own.x < style.x + 12 || isAtRightEdge
}

/** Printed like the heading of the section that it ends, at the same edge: headings of a side bar may be smaller. */
const isLikeLast = (own: Style, last: Mark | undefined): boolean =>
  last !== undefined &&
  !last.inline &&
  looksAlike(lineStyle(last.line), own) &&
  Math.abs(own.x - last.line.x) < 2 &&
  own.x > 0

/** 'Relevant Coursework' belongs to the degree above, 'Key Responsibilities' to the job. */
const isOfEntry = (label: string, current: Section['kind']) =>
  current === 'education'
    ? /cours|(?<!case )\bstud(?:y|ies)\b(?! project)/i.test(label)
    : current === 'experience' && /\b(?:responsibilities|duties|tasks)\b/i.test(label)

/** A heading with its text behind it on the same line: after a tab (a label at the margin) or after a colon. */
function beforeText(line: ReadableLine, marks: readonly Mark[], style: Style | null): Mark | null {
  const current = kindOfMark(marks.at(-1))
  const cut = labelCut(line.text)
  // 'Portfolio: asha.example.org' is a link.
  if (cut < 3 || /^\s*(?:[\w-]+(?:\.[\w-]+)+\S*)?\s*$/.test(line.text.slice(cut + 1)) || isTableHeadOnly(line.text))
    return null
  const label = line.text[cut] === '\t' && inSkills.has(current) ? labelKind(line.text.slice(0, cut)) : null
  if (label) return { line, kind: label, inline: true }
  const written = line.text.slice(0, cut)
  const isSchool = current !== 'education' && /^(?:school|college|university)$/i.test(written)
  // 'Others: class representative 2022-23'
  const isOthers = !inSkills.has(current) && /^others?$/i.test(written)
  // Where other sections begin on the line of their heading, this may be one of them even inside a job.
  const isUsual = marks.some(
    (mark) => mark.inline && mark.kind !== 'top' && mark.line.text[labelCut(mark.line.text)] === line.text[cut],
  )
  // What was taught is no certificate.
  const kind =
    isSchool || /^(?:\p{L}+ )?course ?work$/iu.test(written)
      ? 'education'
      : (kindOfLabel(written) ??
        (isOthers
          ? 'other'
          : /^project\s?$/i.test(written) && (isUsual || current !== 'experience')
            ? 'projects'
            : null))
  // Where every heading stands before its text, so does one of unknown words.
  const areAll = marks.length > 2 && marks.every((mark) => mark.inline) && isUsual && cut < longestLabel
  if (!kind && areAll && line.text[cut] === ':' && findDegrees(written).length === 0)
    return { line, kind: 'other', inline: true, unknown: true }
  const isDated = kind === 'certifications' && /\b20\d\d\b/.test(line.text)
  if (!kind || (isOfEntry(written, current) && !isDated) || (takesLabels.has(current) && /^work$/i.test(written)))
    return null
  // 'Dissertation: …' of a degree
  if (current === 'education' && kind === 'projects' && style !== null) return null
  const isOther =
    neverOfJob.test(line.text) ||
    (current === 'skills' && kind === 'other') ||
    (kind === 'languages' && namesLanguage([withoutStart(line, cut + 1)])) ||
    (current === 'projects' && (kind === 'certifications' || kind === 'education')) ||
    ((current === 'projects' || isNeverOfJob.has(kind)) && /^\p{Lu}+\b[^\p{Ll}\t:]*$/u.test(written))
  if (takesSubheadings.has(current) && !isUsual && !isOther && style !== null) return null
  return { line, kind, inline: true }
}

const isNeverOfJob = new Set<SectionKind>(['awards', 'certifications', 'education', 'languages', 'volunteering'])

/** These are no part of a job, wherever they are. */
const neverOfJob =
  /^(?:I (?:know|use|can use)|moots?|moot courts?|publications?|papers?(?: published)?|posters?|dissertation|thesis|patents?|certs|certifications|positions? of responsibility|(?:other|additional|technical|educational|academic) qualifications?|(?:major|minor|mini|main|final[- ]year|capstone) projects?)\b/i

/**
 * Where the label at the start of a line ends: at a tab or colon, or where capitals ('DISSERTATION, …', 'TRAINING (2025)')
 * go over to text. -1 without one.
 */
export function labelCut(text: string): number {
  const capitals = /^\p{Lu}[\p{Lu} -]{4,40}?(?=,| ?\(| [–-] )/u.exec(text)?.[0].length
  if (capitals !== undefined) return capitals
  const dashed = /^\p{Lu}[\p{L} ]{3,25}(?= [–-] )/u.exec(text)?.[0]
  return dashed !== undefined && headingKind(dashed) !== null ? dashed.length : text.search(/[\t:]/)
}

const inSkills = new Set<Section['kind']>(['skills', 'languages', 'other'])

/** A line whose words say nothing but which is printed like the headings, larger than the text: a section of its own. */
function byStyle(
  lines: readonly ReadableLine[],
  index: number,
  style: Style | null,
  bodySize: number,
  last: Mark | undefined,
): Mark | null {
  const line = lines[index]!
  const isLarge = style !== null && style.size >= bodySize * 1.12
  if (!style || !(isLarge || style.isAlone) || (line.page === 1 && line.size > style.size + 0.6)) return null
  const isUnsure = !isLarge && (style.capitals || style.colon)
  // The name is often in capitals too, before the address.
  const isInside = last !== undefined || lines.slice(0, index).some(({ text }) => address.test(text))
  if (
    !isShort(line.text) ||
    isBullet(line.text) ||
    !looksAlike(style, lineStyle(line)) ||
    (isUnsure &&
      (!isInside || line.text.split(', ').some(endsWithTitleNoun) || isRoleBelowDate(lines[index - 1], line)))
  )
    return null
  // 'Organisation: Zed Labs' is a line of a form.
  const isCourses = isLarge && /\bcourses$/i.test(line.text)
  if ((isOfEntry(line.text, kindOfMark(last)) && !isCourses) || /:\s+\S/.test(line.text)) return null
  // 'Project' is a label in a text, but no label is printed like this.
  const written = line.text.toUpperCase()
  // 'CERTIFICATION AND WRITING'
  const kind = headingKind(written) ?? headingKind(written.split(/\s(?:AND|&|\/)\s/, 1)[0]!)
  return kind ? { line, kind, inline: false } : { line, kind: 'other', inline: false, unknown: true, isUnsure }
}
