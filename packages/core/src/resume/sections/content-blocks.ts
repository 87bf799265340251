import { findPeriods } from '../dates/date-ranges.ts'
import { areCourses } from '../education/course-lines.ts'
import { findDegrees } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import {
  findCredentials,
  isCredentialAlone,
  isWin,
  kindByWords,
  kindOfCredential,
  listsCredentials,
} from '../entries/find-credentials.ts'
import { madeLabel } from '../entries/find-projects.ts'
import { isPostAlone } from '../entries/find-volunteering.ts'
import { readJobHead } from '../experience/experience-head.ts'
import { formOf, splitRows } from '../experience/experience-rows.ts'
import { findExperience } from '../experience/find-experience.ts'
import { isJobSentence } from '../experience/job-sentences.ts'
import { hasTitleNoun, namesPlacement } from '../experience/job-titles.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import { countWords, isProperName, isProse } from '../experience/prose.ts'
import { withCommas } from '../experience/stops-in-heads.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import { isTableHead } from '../layout/table-heads.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import { type Section, type SectionKind, sectionKinds } from '../resume-draft.ts'
import { address, listsLanguages, listsSkills, namesDegree } from './content-kind.ts'
import { isDated, isJob, isLikeJobBefore, namesRole, type Row, tellsOther, undatedJob } from './job-parts.ts'

/**
 * A section with its parts of kinds that no heading of the resume (`known`) announces: all sections of a resume without
 * headings, and the one whose heading is missing. `lines` are those of the section without its heading, `page` all.
 */
export function splitByContent(
  section: Section,
  lines: readonly ReadableLine[],
  known: ReadonlySet<Section['kind']>,
  page: readonly ReadableLine[],
): Section[] {
  const foreign = new Set<SectionKind | null>(mayContain[section.kind]?.filter((kind) => !known.has(kind)))
  // 'Made a sheet' says what was done in the job.
  const isPaper = (text: string) => paper.test(text) && !text.startsWith(madeLabel)
  const hasPaper = section.kind === 'experience' && lines.some(({ text }) => isPaper(text))
  // 'Things I worked on' over items, each of a kind of its own
  const isMixed = section.kind === 'experience' && lines.length > 1 && lines.every(({ text }) => isBullet(text))
  for (const kind of isMixed ? ofItems : []) foreign.add(kind)
  const blocks = foreign.size > 0 || hasPaper ? findContentBlocks(lines, page, isMixed) : []
  const lastOwn = blocks.findLastIndex((block) => block.kind === section.kind)
  const parts: Section[] = []
  let kind = section.kind
  blocks.forEach((block, index) => {
    const isForeign =
      (foreign.has(block.kind) ||
        (kind !== section.kind && block.kind && !known.has(block.kind) && mayContain[kind]?.includes(block.kind))) &&
      !(block.kind === 'experience' && lacksEmployer(section, block)) &&
      !(section.kind === 'skills' && isCredentialAlone(block.lines[0]?.text ?? '')) &&
      (section.kind === 'education' && block.kind === 'certifications'
        ? areCourses(block.lines)
        : isMixed ||
          index > lastOwn ||
          isTraining(block) ||
          (section.kind === 'awards' && block.kind === 'certifications'))
    if (block.kind && (isForeign || (hasPaper && isPaper(block.lines[0]?.text ?? '')))) kind = block.kind
    else if (block.kind === section.kind || isMixed || (section.kind === 'projects' && listKinds.has(kind)))
      kind = section.kind
    else if (section.kind === 'top' && kind !== 'top' && !(listKinds.has(kind) && !isTold(block))) kind = 'other'
    const from = block.lines[0]?.index ?? section.from
    const last = parts.at(-1)
    if (!last) parts.push({ ...section, kind })
    else if (last.kind !== kind) {
      last.to = from - 1
      parts.push({ kind, heading: null, from, to: section.to })
    }
  })
  return parts.length > 0 ? parts : [section]
}

// '2020 - 2024' looks like a telephone number.
const isContact = ({ text }: ReadableLine): boolean => address.test(text) && findPeriods(text).length === 0

/** A sentence about oneself goes on with no list. */
const isTold = ({ lines: [first] }: ContentBlock): boolean =>
  (first !== undefined && isProse(first.text) && countWords(first.text) > mostWordsOfItem) ||
  /^(?:My|Our|Comfortable|Familiar|Proficient)\s|^(?:[^.;]{0,40}\s)?(?:I|[Ww]e)\s/.test(first?.text ?? '')

const mostWordsOfItem = 8

/** 'School Head Girl 2022-23' and 'SAE BAJA 2026: member of a team' below 'Achievements' and 'Projects' are no jobs. */
const lacksEmployer = ({ kind }: Section, { lines }: ContentBlock): boolean =>
  (kind === 'projects' || listKinds.has(kind)) &&
  findExperience(lines).every(
    ({ company, end }) => !soundsLikeCompany(company) && (company === '' || !isProperName(company) || end === null),
  )

/** 'Summer Training, CSIR-CLRI, May 2025' is a job also between two degrees. */
const isTraining = ({ kind, lines }: ContentBlock): boolean =>
  kind === 'experience' && namesPlacement(lines[0]?.text ?? '')

const anything: readonly SectionKind[] = sectionKinds.filter((kind) => kind !== 'other' && kind !== 'summary')

/** What may follow without a heading. The texts of jobs look like much else; 'other' is below a heading of unknown words. */
const mayContain: Partial<Record<Section['kind'], readonly SectionKind[]>> = {
  top: anything,
  other: anything,
  summary: anything,
  experience: ['education'],
  education: ['experience', 'projects', 'certifications', 'languages', 'volunteering'],
  projects: ['experience', 'education', 'skills', 'awards', 'certifications', 'volunteering', 'languages'],
  skills: ['experience', 'education', 'projects', 'certifications', 'awards', 'volunteering', 'languages'],
  certifications: ['experience', 'education', 'projects', 'awards', 'languages'],
  awards: ['experience', 'education', 'projects', 'certifications', 'languages'],
}

const ofItems: readonly SectionKind[] = ['projects', 'volunteering', 'awards']

/** Neighbouring lines of one kind; null where their content does not say which. */
type ContentBlock = { kind: SectionKind | null; lines: ReadableLine[] }

/**
 * The parts of lines without headings: a part begins where a list ends, a line is bold or a degree, and is what its own
 * dates, roles, employers, degrees, schools and lists say. Parts of one kind that follow each other are one.
 */
function findContentBlocks(
  lines: readonly ReadableLine[],
  page: readonly ReadableLine[],
  isMixed: boolean,
): ContentBlock[] {
  const rows = splitRows(lines.map((line) => ({ ...line, text: withCommas(line.text) }))).map(
    (row): Row => ({ ...row, isItem: false, tell: null }),
  )
  const edge = Math.min(...lines.filter(({ width }) => width > 0).map(({ x }) => x))
  for (const row of rows) {
    row.isItem = isBullet(row.line.text) || (row.line.width > 0 && row.line.x > edge + indent)
    row.tell = tellOf(row)
  }
  const start = page.findIndex(({ index }) => index === lines[0]?.index)
  const parts: Row[][] = []
  rows.forEach((row, index) => {
    const open = parts.at(-1)
    const around = page.slice(Math.max(0, start + index - reach), start + index + reach)
    const goesOn = runsOn(row, rows[index - 1], around)
    if (open && !isMixed && (goesOn || !beginsPart(rows, index, open))) open.push(row)
    else parts.push([row])
  })
  const kinds = parts
    .map(kindOfPart)
    .map((kind, index, all) => (isLikeJobBefore(kind, parts[index], all[index - 1]) ? 'experience' : kind))
  const blocks: ContentBlock[] = []
  parts.forEach((part, index) => {
    const kind = kinds[index] ?? undatedJob(part, kinds[index - 1], kinds[index + 1])
    const last = blocks.at(-1)
    const own = part.map(({ line }) => line)
    if (last && last.kind === kind) last.lines.push(...own)
    else blocks.push({ kind, lines: own })
  })
  return blocks
}

// In points.
const indent = 6

/** The kind of a line that needs no other lines to be understood. */
function tellOf(row: Row): SectionKind | null {
  const { line, period } = row
  if (row.sentence) return 'experience'
  if (line.text.length > longestLine) return null
  if (paper.test(line.text) || published.test(line.text)) return 'projects'
  if (namesDegree(line.text)) return 'education'
  if (listsLanguages([line])) return 'languages'
  if (isSkillList(line)) return 'skills'
  const entry = { rows: [{ ...row, rest: [...row.rest, ...(row.deed ?? [])] }], head: 1 }
  if (isPostAlone(entry)) return 'volunteering'
  if (isWin(entry)) return 'awards'
  const isSaid = told.test(line.text)
  const isAlone = isSaid || isCredentialAlone(line.text) || listsCredentials(line)
  const credential = line.bold || ((period?.isRange || isProse(line.text)) && !isAlone) ? null : kindOfItem(line)
  if (credential) return credential
  return isDated(row) && !tellsOther(row) && isOneLineJob(row) ? 'experience' : null
}

// 'M.Sc. Dissertation: Ponds of Pune'
const paper =
  /^\P{L}{0,4}(?:[\p{L}.'’]+ ){0,2}(?:dissertation|thesis|project|topic|thing made)\s?(?:\([^()]{2,20}\)\s?)?[:–—"“-]/iu

const published = /^["“‘][^“”"]{10,250}[”"’],? (?:was |is |got )?published\b/u

const longestLine = 400

const isOneLineJob = ({ rest, deed = [], line, bullet, sentence }: Row): boolean => {
  if (sentence) return true
  const text = rest.map((span) => span.text).join(' ')
  const isTold = isJobSentence(text)
  if (bullet || !(deed.length > 0 || isBullet(line.text) || isTold)) return false
  return readJobHead(rest, null).company !== null && (hasTitleNoun(text) || isTold)
}

function isSkillList(line: ReadableLine): boolean {
  return /[,|•·;/]/.test(line.text) && !label.test(line.text) && listsSkills([line])
}

// 'Infrastructure: Kubernetes, distributed training, AWS' names a list.
const label = /^[^,]{2,30}:\s/

// What `findStatements` writes; 'Udemy se Java ka course kiya'.
const told = /^(?:Course done|Award won): |\ska course\s/

/** An item that names a certificate or an award with its year, or by its words with its issuer. */
function kindOfItem(line: ReadableLine): SectionKind | null {
  const isLabelled = label.test(line.text) && kindByWords(line.text) !== 'certificate' && !told.test(line.text)
  // 'My sister did BA from Zed College, 2020'
  const isOfPerson =
    kindByWords(line.text) === null &&
    (/^(?:I|My|We)\s/.test(line.text) || findDegrees(line.text).some(({ level }) => level !== 'certificate'))
  const [credential] =
    isLabelled || isOfPerson || namesPlacement(line.text) || ofStudent.test(line.text)
      ? []
      : findCredentials([line], 'certificate')
  // 'Workshop attended: Flow cytometry'
  const kind =
    credential &&
    (kindOfCredential(credential) ??
      kindByWords(label.exec(line.text)?.[0] ?? '') ??
      (isCredentialAlone(credential.title) ? 'certificate' : null))
  const says = kindByWords(credential?.title ?? '') !== null || told.test(line.text)
  const isSaid = (credential?.issuer !== '' && says) || (says && /\bexam\b/i.test(credential?.title ?? ''))
  if (!kind || (credential.date === null && !isSaid && !isCredentialAlone(credential.title))) return null
  return kind === 'award' ? 'awards' : 'certifications'
}

// 'EEE 2026 batch, Zed College'
const ofStudent =
  /\b(?:batch|semester|ambassador|(?<!(?:best|outgoing) )(?:student|intern)|(?:1st|2nd|3rd|4th|first|second|third|fourth|final) year)\b/i

const listKinds = new Set<Section['kind'] | null>(['languages', 'skills', 'awards', 'certifications', 'volunteering'])

function beginsPart(rows: readonly Row[], index: number, open: readonly Row[]): boolean {
  const [row, before] = [rows[index], rows[index - 1]]
  if (!row || !before) return false
  const isList = listKinds.has(open[0]?.tell ?? null) || [before, row].some(({ line }) => !Number.isInteger(line.index))
  const isTold = row.tell === 'experience' || row.line.text.startsWith(madeLabel)
  if (isTold || isList || (before.tell === 'experience' && isOneLineJob(before))) return true
  if (row.isItem) return false
  // '2015 – 2019 Teacher, Zed School' and '2023 – 2024 Home tutor'
  const form = row.period?.isRange ? formOf(row) : null
  if (form !== null && open[0]?.period?.isRange && form === formOf(open[0])) return true
  if (open.some(({ tell }) => tell === 'education') && isJob([row])) return true
  // A dated name over a list behind a degree with its date
  if (before.tell === 'education' && [before, row].every(isDated) && !isSchool(row) && rows[index + 1]?.isItem)
    return true
  if (index === 1 && isPersonLike(before)) return true
  if (open.some(({ tell }) => tell) && isContact(row.line)) return true
  if (before.isItem || listKinds.has(row.tell) || (row.line.bold && !before.line.bold)) return true
  if (endsText.test(before.line.text) || address.test(before.line.text)) return true
  return row.tell === 'education' && !open.some(({ tell }) => tell === 'education') && !open.slice(-3).some(isSchool)
}

const isSchool = ({ line }: Row): boolean => findInstitutions(line.text, []).length > 0

/** The first line of a resume is a name, unless it says otherwise. */
const isPersonLike = ({ line, period, tell }: Row): boolean =>
  line.index === 0 &&
  period === null &&
  tell === null &&
  /^[\p{L}.'’ -]{3,40}$/u.test(line.text) &&
  !hasTitleNoun(line.text)

const endsText = /\p{L}{2}[.!?]$/u

// Lines before and after that show the width of a text.
const reach = 20

function runsOn(row: Row, before: Row | undefined, around: readonly ReadableLine[]): boolean {
  if (!before || row.tell || row.period || before.period || row.line.bold !== before.line.bold) return false
  return !isBullet(row.line.text) && isWrapped(before.line, row.line, around)
}

function kindOfPart(part: readonly Row[]): SectionKind | null {
  const [first] = part
  if (!first || part.some(({ line }) => address.test(line.text))) return null
  const own = first.tell
  if (own && (own !== 'education' || part.some(isSchool) || part.some(isDated))) return own
  const firstItem = part.findIndex(({ isItem }) => isItem)
  const head = part.slice(0, Math.min(firstItem < 0 ? part.length : firstItem, mostHeadRows))
  const hasText = firstItem >= 0 || part.length > head.length || (isDated(first) && namedByDash.test(first.line.text))
  if (isTableHead(first.line.text)) return kindOfPart(part.slice(1))
  if (isJob(head) || (head.length > 1 && isJob(head.slice(0, 1)))) return 'experience'
  if (head.some(({ tell }) => tell === 'education') && part.some((row) => isSchool(row) || isDated(row)))
    return 'education'
  const isNamed = head.length > 0 && !isProse(first.line.text) && first.line.text.length < longestName
  const hasDate = head.some(isDated)
  return isNamed && hasText && (hasDate || first.line.bold) && !head.some(isSchool) && !namesRole(head)
    ? 'projects'
    : null
}

// 'Food fest 2025 - our team sold 240 plates'
const namedByDash = /^\p{Lu}[^:–—|-]{3,40}\s[–—-]\s.{20}/u

const mostHeadRows = 4
const longestName = 100
