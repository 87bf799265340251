import { canonicalSkill } from '../../skills/canonical.ts'
import type { Line } from '../layout/resume-lines.ts'
import { findOccurrences } from '../layout/text-spans.ts'
import type { Education, Experience, ResumeDraft, Source } from '../resume-draft.ts'
import { headingLines } from '../sections/find-sections.ts'
import { findMentions } from '../skills/added-skills.ts'
import { type EducationField, type ExperienceField, maxAnchorLength } from './correction-fields.ts'
import { type Corrections, lineAnchor } from './draft-corrections.ts'

/**
 * What a second reader claims that ours missed. Each claim has a verbatim quote: for a skill the words that show it, for
 * an entry words of its first line. Untrusted until `verifiedProposals`.
 */
export type Proposals = {
  skills: { name: string; quote: string }[]
  experience: { quote: string; fields: ExperienceParts }[]
  education: { quote: string; fields: EducationParts }[]
}

/**
 * What the student can accept: a skill by adding it, an entry by a correction with this anchor, these fields and
 * `added`. `line` is the first line of the entry. Suggestions do not count anywhere.
 */
export type Suggestions = {
  skills: { skill: string; source: Source }[]
  experience: { line: number; anchor: string; fields: ExperienceParts }[]
  education: { line: number; anchor: string; fields: EducationParts }[]
}

type ExperienceParts = Record<Exclude<ExperienceField, 'description'>, string>
type EducationParts = Record<Exclude<EducationField, 'grade'>, string>

/** A line as a second reader may see it; `index` is its place in the resume. */
type ShownLine = { index: number; text: string }

/**
 * The lines that a second reader gets: visible lines without instructions to machines and without headings. Name, mail,
 * telephone and links of the applicant are redacted wherever they occur, in any case.
 */
export function linesToShow(draft: ResumeDraft, lines: readonly Line[]): ShownLine[] {
  const flagged = new Set(draft.flags.map(({ line }) => line))
  const numbered = lines.map((line, index) => ({ ...line, index }))
  const headings = headingLines(numbered, draft.sections)
  return lines
    .map(({ text, hidden }, index) => ({ index, hidden, text: withoutPerson(text, index, draft) }))
    .filter(({ index, hidden }) => hidden === null && !flagged.has(index) && !headings.has(index))
    .map(({ index, text }) => ({ index, text }))
}

const black = '█'

/** Redacts with characters of the same number, so that places stay valid. */
function withoutPerson(text: string, index: number, { name, email, phone, links }: ResumeDraft): string {
  const fields = [name, email, phone, ...links].filter((field) => field !== null)
  const spans = fields
    .flatMap(({ source, continued = [] }) => [source, ...continued])
    .filter(({ line }) => line === index)
  // A single word may be a name and a skill: Ruby.
  const texts = fields.map(({ text }) => text).filter((text) => /\P{L}/u.test(text))
  return texts.reduce(
    (rest, text) => blackened(rest.replaceAll(text, black.repeat(text.length)), findOccurrences(text, rest)),
    blackened(text, spans),
  )
}

const blackened = (text: string, places: readonly { start: number; end: number }[]): string =>
  places.reduce((rest, { start, end }) => rest.slice(0, start) + black.repeat(end - start) + rest.slice(end), text)

/**
 * The proposals that the text confirms: every quote and every field of an entry occurs verbatim in the lines of
 * `linesToShow`, a skill belongs to the vocabulary and is named in its quote, and the draft does not have it yet.
 */
export function verifiedProposals(proposals: Proposals, draft: ResumeDraft, lines: readonly Line[]): Proposals {
  const { skills, experience, education } = borneOut(proposals, draft, lines)
  return {
    skills: skills.map(({ skill, quote }) => ({ name: skill, quote })),
    experience: experience.map(({ quote, fields }) => ({ quote, fields })),
    education: education.map(({ quote, fields }) => ({ quote, fields })),
  }
}

/**
 * The proposals that the student has not answered, verified against the corrected draft: it contains what was accepted,
 * and what was refused is not suggested again.
 */
export function openSuggestions(
  proposals: Proposals,
  { draft, lines, corrections }: { draft: ResumeDraft; lines: readonly Line[]; corrections: Corrections | null },
): Suggestions {
  const { skills, experience, education } = borneOut(proposals, draft, lines)
  const refused = new Set(corrections?.skills?.removed.map((skill) => canonicalSkill(skill) ?? skill))
  return {
    skills: skills.filter(({ skill }) => !refused.has(skill)).map(({ skill, source }) => ({ skill, source })),
    experience: unanswered(experience, lines, corrections?.experience),
    education: unanswered(education, lines, corrections?.education),
  }
}

function borneOut({ skills, experience, education }: Proposals, draft: ResumeDraft, lines: readonly Line[]) {
  const shown = linesToShow(draft, lines)
  return {
    skills: skillsShown(skills, shown, new Set(draft.skills.map(({ skill }) => skill))),
    experience: entriesShown(experience, outside(draft.experience, shown)),
    education: entriesShown(education, outside(draft.education, shown)),
  }
}

type FoundSkill = { skill: string; source: Source; quote: string }

function skillsShown(
  proposed: Proposals['skills'],
  shown: readonly ShownLine[],
  known: ReadonlySet<string>,
): FoundSkill[] {
  const found = new Map<string, FoundSkill>()
  for (const { name, quote } of proposed) {
    const skill = canonicalSkill(name)
    if (skill === null || known.has(skill) || found.has(skill)) continue
    const source = shown.flatMap((line) => placesIn(line, quote, skill))[0]
    if (source) found.set(skill, { skill, source, quote })
  }
  return [...found.values()]
}

/** Where the line names the skill, within the quote. */
function placesIn({ index, text }: ShownLine, quote: string, skill: string): Source[] {
  if (!holds(text, quote)) return []
  const from = text.indexOf(quote)
  return findMentions(text, index, skill).filter(({ start, end }) => start >= from && end <= from + quote.length)
}

/** Redacted text never matches. */
const holds = (text: string, part: string): boolean => part !== '' && !part.includes(black) && text.includes(part)

/** The lines on which no such entry was read. */
const outside = (entries: readonly (Experience | Education)[], shown: readonly ShownLine[]): ShownLine[] =>
  shown.filter(({ index }) => entries.every(({ lines: { from, to } }) => index < from || index > to))

/** Further down, another entry begins. */
const mostLinesOfEntry = 4

function entriesShown<P extends { quote: string; fields: Record<string, string> }>(
  proposed: readonly P[],
  free: readonly ShownLine[],
): { line: number; quote: string; fields: P['fields'] }[] {
  const taken = new Set<number>()
  return proposed.flatMap(({ quote, fields }) => {
    const line = free.find(({ text }) => holds(text, quote))?.index
    if (line === undefined || taken.has(line)) return []
    const near = free.filter(({ index }) => index >= line && index < line + mostLinesOfEntry)
    const given = Object.values(fields).filter((part) => part !== '')
    if (given.length === 0 || !given.every((part) => near.some(({ text }) => holds(text, part)))) return []
    taken.add(line)
    return [{ line, quote, fields }]
  })
}

/** The entries as the student is shown them, without those that the student spoke of. */
function unanswered<F>(
  entries: readonly { line: number; fields: F }[],
  lines: readonly Line[],
  answers: readonly { anchor: string }[] = [],
): { line: number; anchor: string; fields: F }[] {
  const answered = new Set(answers.map(({ anchor }) => anchor.slice(0, maxAnchorLength)))
  return entries
    .map(({ line, fields }) => ({ line, anchor: lineAnchor(lines[line]), fields }))
    .filter(({ anchor }) => !answered.has(anchor))
}
