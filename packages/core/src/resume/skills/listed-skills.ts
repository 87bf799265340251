import { canonicalSkill } from '../../skills/canonical.ts'
import { findSkills } from '../../skills/extract.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import {
  isBullet,
  narrowSpan,
  type ReadableLine,
  type Span,
  spanOnLine,
  splitSpan,
  toSource,
} from '../layout/text-spans.ts'
import type { Field } from '../resume-draft.ts'
import { isPlaceholder } from '../screening/template-prompts.ts'
import { findDisclaimedParts, isDisclaimed } from './disclaimed-skills.ts'

type Section = { lines: readonly ReadableLine[]; page: readonly ReadableLine[] }

/** The items of the skills sections as written, each once, in order. `lines` are the lines of the whole resume. */
export function findListedSkills(
  sections: readonly (readonly ReadableLine[])[],
  lines: readonly ReadableLine[],
): Field[] {
  const items = sections.flatMap((section) => findItems({ lines: section, page: lines }))
  const disclaimed = findDisclaimedParts(sections.flat())
  const seen = new Set<string>()
  return items.filter(({ text, source }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && !isDisclaimed(disclaimed, source.line, source.start) && seen.add(key)
  })
}

/** What a section lists, with items that run over the end of a line put together. */
function findItems({ lines, page }: Section): Field[] {
  const items: Field[] = []
  let open: Span[] = []
  lines.forEach((line, index) => {
    const [next, afterNext] = lines.slice(index + 1, index + 3)
    if (isLabelOfList(line, next)) return
    const runs = next && !isLabelOfList(next, afterNext) && runsOn(line, next, lines, page)
    const [first, ...rest] = runs ? withHyphen(splitItems(line), line) : splitItems(line)
    if (first) open.push(first)
    if (rest.length > 0) items.push(...toItems(open), ...rest.slice(0, -1).flatMap((part) => toItems([part])))
    if (rest.length > 0) open = rest.slice(-1)
    if (!runs) {
      items.push(...toItems(open))
      open = []
    }
  })
  return items
}

/**
 * 'Design' over a list in other letters, further in or with bullets, or, where no skill is called so, over a list on one
 * line, is what the list is called.
 */
function isLabelOfList(line: ReadableLine, next: ReadableLine | undefined): boolean {
  if (!next || isBullet(line.text) || separatorInside.test(line.text)) return false
  // 'Design' over 'Software: Stata, R, QGIS' is the end of the list above, because the next has a label of its own.
  if (/,.*,/.test(next.text) && !label.test(next.text) && canonicalSkill(line.text) === null)
    return /^\p{Lu}[\p{L} /&]*$/u.test(line.text)
  return line.bold && !next.bold && (isBullet(next.text) || (next.page === line.page && next.x > line.x + 4))
}

const separatorInside = /[,;|•·\t]/

/** The hyphen of a word that runs over the end of the line stays with its first half. */
function withHyphen(parts: readonly Span[], line: ReadableLine): Span[] {
  const last = parts.at(-1) ?? null
  const whole = hyphenated(last, brokenWord.test(line.text) && line.text[last?.end ?? 0] === '-')
  return whole ? [...parts.slice(0, -1), whole] : []
}

const hyphenated = (span: Span | null, isBroken: boolean): Span | null =>
  span && isBroken ? { ...span, end: span.end + 1, text: `${span.text}-` } : span

const brokenWord = /\p{L}-$/u

/** A list in one paragraph is as wide as its section; other items run on only where the words show it. */
function runsOn(
  line: ReadableLine,
  next: ReadableLine,
  section: readonly ReadableLine[],
  page: readonly ReadableLine[],
) {
  if (isBullet(next.text) || endsItem.test(line.text) || label.test(next.text)) return false
  if (listed.test(line.text) || listed.test(next.text)) {
    // The longest of some short lines is full only by itself.
    const isOneOfSeveral = section.some((other) => other !== line && other.width > 0.9 * line.width)
    const isLikely = isOneOfSeveral || /^\p{Ll}/u.test(next.text) || isWrapped(line, next, page)
    return isLikely && isWrapped(line, next, section)
  }
  return (
    (/^\p{Ll}/u.test(next.text) || /(?:[&/-]| and| of| for| with| in)$/.test(line.text)) && isWrapped(line, next, page)
  )
}

// A list that runs on in one paragraph.
const listed = /,|\S\s?[|•·]\s?\S/
const endsItem = /[,;|•·.:]\s*$/
const label = /^[^:,;()]{2,40}:(?!\/\/)\s*/

/** The parts of a line between separators; text in closed brackets is not split. */
function splitItems(line: ReadableLine): Span[] {
  const brackets = [...line.text.matchAll(closedBracket)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
  const isInside = (at: number) => brackets.some(({ start, end }) => at > start && at < end - 1)
  const slashed = line.text.split(' / ').length > 2
  const cuts = [...line.text.matchAll(slashed ? slashes : endsInStops.test(line.text) ? stops : separator)].filter(
    ({ index, 0: sign }) => !isInside(index) && !isEdge(sign, index, brackets),
  )
  const start = labelLength(line.text)
  const edges = [start, ...cuts.flatMap(({ index, 0: sign }) => [index, index + sign.length]), line.text.length]
  const items = edges.flatMap((edge, index) =>
    index % 2 === 0 ? (spanOnLine(line, edge, edges[index + 1]) ?? []) : [],
  )
  const pairs = items.filter(({ text }) => slash.test(text)).length
  const isOfPairs = pairs > 1 && pairs >= 0.5 * items.length
  const joint = items.some(({ text }) => said.test(text)) ? joints : plus
  return items.flatMap((item) => {
    if (isSeveral(item.text, isOfPairs)) return splitSpan(item, /\s?\/\s?/g)
    return inSentence.test(line.text) || onTool.test(item.text) ? skillsIn(item) : joinedItems(item, joint)
  })
}

const slash = /[\p{L}+#]\s?\/\s?[\p{L}.]/u

/**
 * 'React/Redux' and 'Python/Java' are two skills, 'CI/CD' is one, because its parts are none. In a list of pairs
 * ('Phonics/Grammar, Drama/Music') words that the vocabulary does not know are several too.
 */
function isSeveral(text: string, isOfPairs: boolean): boolean {
  if (!slash.test(text)) return false
  const item = text.replace(label, '')
  const parts = item.split('/').map((part) => part.trim())
  const skills = parts.map(canonicalSkill)
  const whole = canonicalSkill(item)
  if (whole?.includes('/')) return false
  const areSkills = skills.every((skill) => skill !== null) && new Set(skills).size === skills.length
  if (whole !== null && !skills.includes(whole)) return areSkills && isOfPairs
  return areSkills || (isOfPairs && parts.every((part) => /^[\p{L}.][^.]/u.test(`${part} `)))
}

function labelLength(text: string): number {
  const dashed = dashedLabel.exec(text)
  if (dashed && canonicalSkill(dashed[1] ?? '') === null) return dashed[0].length
  return marginLabel.exec(text)?.[0].length ?? 0
}

// 'Frameworks/Tools - React, Node.js'; but 'Python – Pandas, NumPy' names Python too.
const dashedLabel = /^[^\p{L}]{0,3}(\p{Lu}[^,;|:()\t–—-]{2,40})\s[–—-]\s(?=[^–—]*(?:,|\s\/\s))/u
// 'Testing tools ⇥ Selenium, JMeter': a label in the first of two cells.
const marginLabel = /^[^,;|\t]{2,40}\t(?=[^\t]*,[^\t]*$)/
const closedBracket = /\([^()\t]{0,200}\)/g
const signs = String.raw`,(?!(?<=\d,)\d{3}(?!\d))|[;|•·●▪■◦‣∙⋅♦◆➢✓✔★☆✩✭⭐\t()]|\s[*–—-]{1,2}\s|\.\s+(?=\p{Lu})`
const separator = new RegExp(signs, 'gu')
// 'figma. illustrator. photoshop for retouching.'
const endsInStops = /^(?:[^\s.]+(?: [^\s.]+){0,4}\.\s){3}/
const stops = new RegExp(`${signs}|\\.\\s+`, 'gu')
const slashes = new RegExp(`${signs}|\\s/\\s`, 'gu')

/** The brackets of a closed pair are no separators; a bracket without its other half is one. */
const isEdge = (sign: string, at: number, brackets: readonly { start: number; end: number }[]) =>
  (sign === '(' || sign === ')') && brackets.some(({ start, end }) => at === start || at === end - 1)

/** One part as an item, or several when brackets hold a list: 'Python (NumPy, Pandas)'. */
function toItems(parts: readonly Span[]): Field[] {
  const [part, ...more] = parts
  if (!part) return []
  if (more.length > 0) return joined(part, more)
  const plain = trimmed(withoutRating(part))
  const bracket = plain && /^([^()]{1,40}?)\s?\(([^()]{2,80})\)$/.exec(plain.text)
  if (!plain || !bracket) return plain ? field(withoutPurpose(plain)) : []
  const outer = narrowSpan(plain, 0, bracket[1]?.length ?? 0)
  const from = plain.text.indexOf('(') + 1
  const inner = narrowSpan(plain, from, plain.text.length - 1)
  if (level.test(bracket[2] ?? '') || levelAlone.test(bracket[2] ?? '')) return outer ? field(outer) : []
  if (!inner?.text.includes(',')) return field(plain)
  return [outer, ...splitSpan(inner, /,\s*/g)].flatMap((span) => (span ? field(span) : []))
}

// 'I use Excel every day and am comfortable with SQL'
const inSentence = /^\P{L}{0,4}I(?:['’]m)? \p{Ll}/u
// 'Legal research on Manupatra'
const onTool = /^(?:\p{L}+ ){1,3}(?:on|using) \p{Lu}/u

/** The skills of the vocabulary that a sentence names. */
const skillsIn = (span: Span): Span[] =>
  findSkills(span.text).flatMap(({ start, end }) => narrowSpan(span, start, end) ?? [])

/** 'Rhino + Grasshopper', and among levels ('Comfortable in Rust and Python') known skills joined by 'and'. */
function joinedItems(span: Span, joint: RegExp): Span[] {
  const parts = splitSpan(withoutLead(span), joint)
  return canonicalSkill(span.text) === null && parts.every(({ text }) => canonicalSkill(text) !== null) ? parts : [span]
}

const plus = /\s+\+\s+/g
const joints = /\s+(?:and|&|\+)\s+/g

const withoutLead = (span: Span): Span =>
  narrowSpan(span, said.exec(span.text)?.[0].length ?? 0, span.text.length) ?? span

/** 'R for statistics' */
function withoutPurpose(span: Span): Span {
  const [front] = splitSpan(span, /\s+for\s+(?=[\p{L}-]+(?: [\p{L}-]+)?$)/gu)
  return front && canonicalSkill(span.text) === null && canonicalSkill(front.text) !== null ? front : span
}

const said =
  /^(?:(?:i am|i have|very|also|quite|some|good|strong|basic|sound|working|solid|practical|deep|fair|excellent|advanced|hands-on)\s)*(?:comfortable|proficient|skilled|fluent|experienced|familiar|knowledge|experience|command|understanding|exposure|grasp|proficiency|familiarity|adept|competent)\s(?:in|with|of|at|on|to|over)\s/i

/** 'Python: 4/5', 'Excel [Expert]', 'SQL – 80%' are rated skills. */
function withoutRating(span: Span): Span {
  const found = rating.exec(span.text)
  return (found && found.index > 0 && narrowSpan(span, 0, found.index)) || span
}

/** The end of an item over several lines; null where it is nothing but a rating ('[Expert]'). */
function withoutLastRating(span: Span): Span | null {
  const found = rating.exec(` ${span.text}`)
  return found?.index === 0 ? null : withoutStop(withoutRating(span))
}

const levels =
  'beginner|basics?|elementary|intermediate|advanced|expert|proficient|fluent|native|good|fair|strong|excellent|average|working knowledge|hands-on'
const rating = new RegExp(
  `(?:\\s*[:\\[(]\\s*|\\s[–—-]\\s?|[.…_]{2,60}|\\s)(?:level:?\\s)?(?:\\d{1,2}(?:\\.\\d)?\\s?/\\s?(?:5|10|100)|\\d{1,3}\\s?%|[★☆✩✭⭐]{1,10})[\\])]?$|(?:\\s*[:\\[]\\s*|\\s[–—-]\\s)(?:level:?\\s)?(?:${levels})(?: level)?\\]?$`,
  'i',
)

const level =
  /\b(?:beginners?|basics?|grundkenntnisse|elementary|conversational|intermediate|advanced|expert|proficient|fluent|native|years?|yrs?|experience|working knowledge|familiar|level)\b/i

/** Without a label in front, the 'and' before a last item and a full stop. */
function trimmed(span: Span): Span | null {
  const lead = /^(?:[^:,;()]{2,40}:(?!\/\/)\s*)?(?:(?:and|or|&)\s+)?/i.exec(span.text)?.[0].length ?? 0
  const rest = narrowSpan(span, lead, span.text.length)
  return rest && withoutStop(rest)
}

const withoutStop = (span: Span): Span | null =>
  narrowSpan(
    span,
    0,
    span.text.endsWith('.') && !/\b[A-Z]\.$/.test(span.text) ? span.text.length - 1 : span.text.length,
  )

const mostWords = 5
const longestItem = 48

function field(span: Span): Field[] {
  const { text } = span
  if (!isItem(text)) return []
  return [{ text, source: toSource(span), confidence: 0.9 }]
}

const isItem = (text: string) =>
  text.length <= longestItem &&
  text.split(/\s+/).length <= mostWords &&
  /[\p{L}]/u.test(text) &&
  !/^\p{Ll}\.?$/u.test(text) &&
  !isPlaceholder(text) &&
  !levelAlone.test(text) &&
  !(saysSomething.test(text) && canonicalSkill(text) === null) &&
  !/^\d+ (?:days?|weeks?|months?|hours?|years?)$/i.test(text)

// 'Tamil is spoken in home', 'I collect old letters'
const saysSomething = /^I\s|\p{Ll}\s(?:is|am|are|was)\s\p{Ll}/u

// A level in its own cell or after a dash.
const levelAlone = new RegExp(`^(?:level:?)?\\s?(?:${levels})?(?: level)?$`, 'i')

/** One item printed on several lines. */
function joined(first: Span, more: readonly Span[]): Field[] {
  const start = hyphenated(trimmed(first), brokenWord.test(first.text))
  const rests = more.flatMap((span, index) => (index < more.length - 1 ? span : (withoutLastRating(span) ?? [])))
  if (start && rests.length === 0) return field(start)
  if (!start) return rests.flatMap((span) => (span ? toItems([span]) : []))
  const continued = rests.filter((span) => span !== null)
  const text = continued.reduce((sum, span) => withNext(sum, span.text), start.text)
  if (!isItem(text)) return []
  return [{ text, source: toSource(start), continued: continued.map(toSource), confidence: 0.8 }]
}

/** Keeps the hyphen, because it may belong to the word ('problem-' over 'solving'). */
const withNext = (text: string, next: string): string => text + (brokenWord.test(text) ? '' : ' ') + next
