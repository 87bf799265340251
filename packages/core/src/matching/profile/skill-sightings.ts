import { isWrapped } from '../../resume/layout/line-wraps.ts'
import type { Line } from '../../resume/layout/resume-lines.ts'
import { bulletLength, isBullet } from '../../resume/layout/text-spans.ts'
import type { ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { findShownDeeds } from '../../skills/deeds/shown-deeds.ts'
import { findToldWays } from '../../skills/deeds/ways-of-working.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { relatedSkills } from '../../skills/related.ts'
import { hasOtherSense } from '../../skills/senses.ts'
import { stemWord } from '../../skills/stems.ts'
import { isProductTitle, isTrade } from '../../skills/subjects.ts'
import { normalizedWords, normalizeWord, tokenize } from '../../skills/tokens.ts'
import { isCertificate, isHoldable, skillNamed, skills } from '../../skills/vocabulary.ts'
import { findDegreeSubjects, isBranch } from '../studies/degree-subjects.ts'
import { isAided, isBesideTheWork, withoutWatched } from './beside-the-work.ts'
import { settingOfClause } from './clause-settings.ts'
import type { Sighting } from './evidence.ts'
import { type LineSetting, namedOnly, settingAt } from './line-settings.ts'
import { isMasked, type Span } from './masked-text.ts'
import { findLinesWithResult, hasResult } from './results.ts'
import { isUse } from './settings.ts'
import { findTitleSightings } from './title-sightings.ts'

/**
 * Every place that shows a skill, by skill: where it is named, and where what was done shows it. In steps of some
 * milliseconds.
 */
export function* findSightings(
  draft: ResumeDraft,
  lines: readonly Line[],
  masks: readonly Span[][],
  settings: readonly LineSetting[],
): Generator<undefined, Map<number, Sighting[]>> {
  const found = new Map<number, Sighting[]>()
  const titles = titlesByLine(draft)
  const headingOver = findHeadings(draft, lines)
  const contributedTo = linesOfContributions(draft, headingOver)
  const aboutProducts = linesAboutProducts(draft)
  const withResult = findLinesWithResult(lines)
  const degreeLines = linesOfDegrees(draft, lines)
  const removed = new Set(draft.removedSkills?.map((name) => skillNamed(name)?.id))
  const add = (id: number, source: Source, isNamed = false) => {
    const { line, start, end } = source
    if (removed.has(id) || lines[line] === undefined || isMasked(masks[line] ?? [], start, end)) return
    const around = narrowTo(lines[line].text, start, end)
    const isInTitle = titles.get(line)?.some((title) => start >= title.start && end <= title.end) ?? false
    const isOnlyNamed = isInTitle || countWords(cellAround(around.text, around.start, around.end)) < fewestWords
    const at = settingOfClause(settingAt(settings[line]!, start, end), around.text, around.start, around.end)
    const isBeside =
      (isOnlyNamed && contributedTo.has(line)) ||
      (isInTitle && aboutProducts.has(line) && isTrade(id)) ||
      (isNamed && isUse(at) && isBesideTheWork(around.text, around.start, around.end, id))
    const sighting = {
      source,
      line: isBeside ? namedOnly : at,
      hasResult: hasResult(around.text) || withResult.has(line),
      isAided: isAided(around.text, around.start),
      isOnlyNamed,
      isInOwnWords: isNamed || hasWordOfName(id, lines[line].text.slice(start, end)),
      isOfDegree: degreeLines.has(line),
      isHeld: isHeldAt(id, at, around) || (degreeLines.has(line) && isBranch(skills[id]!)),
    }
    const known = found.get(id)
    if (known === undefined) found.set(id, [sighting])
    else known.push(sighting)
  }
  for (const { skill, sources } of draft.skills) {
    const known = skillNamed(skill)
    if (known !== null) for (const source of sources) add(known.id, source, true)
  }
  yield
  for (const { id, source } of findNamesAgain(found, lines)) add(id, source, true)
  yield
  for (const { id, source } of lines.flatMap(degreeSubjectsOn)) add(id, source)
  for (const {
    title,
    lines: { from, to },
  } of draft.projects ?? [])
    if (thesis.test(title) || thesis.test(headingOver(from))) add(researchId, firstSentence(lines, from, to))
  const named = new Set(
    [...found].flatMap(([id, all]) =>
      all.flatMap(({ source }) => wordPlaces(source, lines).map((place) => `${id} ${place}`)),
    ),
  )
  const names = namesByLine(found)
  for (const [index, line] of lines.entries()) {
    if (index % linesPerStep === 0) yield
    for (const { id, source } of withoutWholes(deedsOn(line, lines[index + 1], index, lines), names.get(index))) {
      if (named.has(`${id} ${index} ${source.start}`) || (aboutProducts.has(index) && isTrade(id))) continue
      if (!namesRemoved(line.text.slice(source.start, source.end), id, removed)) add(id, source)
    }
  }
  for (const { id, source } of findTitleSightings(draft, found)) add(id, source)
  const english =
    found.has(englishId) || removed.has(englishId) ? null : findEnglishSentence(lines, masks, linesOfLanguages(found))
  if (english !== null) found.set(englishId, [{ source: english, line: namedOnly, hasResult: false }])
  return found
}

const namesByLine = (found: ReadonlyMap<number, readonly Sighting[]>): Map<number, Shown[]> =>
  Map.groupBy(
    [...found].flatMap(([id, all]) => all.map(({ source }) => ({ id, source }))),
    ({ source }) => source.line,
  )

type Shown = { id: number; source: Source }

/** Deeds without those of a whole in the words of one of its parts: a kept attendance register is no human resources. */
function withoutWholes(deeds: readonly Shown[], names: readonly Shown[] = []): Shown[] {
  const places = [...Map.groupBy([...deeds, ...names], ({ id }) => id)]
  return deeds.filter(({ id: whole, source: { start, end } }) =>
    places.every(
      ([id, all]) =>
        relatedSkills(id).get(whole) !== 'part' ||
        all.every(({ source }) => source.start >= end || source.end <= start),
    ),
  )
}

/** A place on a line with the text around it: a line may have 100,000 letters, and each place on it is looked at. */
function narrowTo(text: string, start: number, end: number): { text: string; start: number; end: number } {
  const from = Math.max(0, start - longestContext)
  return { text: text.slice(from, end + longestContext), start: start - from, end: end - from }
}

const longestContext = 600

/** Whether words name a removed skill that the skill they show contains: 'Tuned SQL queries' gives no SQL back. */
const namesRemoved = (quote: string, shown: number, removed: ReadonlySet<number | undefined>): boolean =>
  removed.size > 0 && findSkillIds(quote).some(({ id }) => removed.has(id) && relatedSkills(shown).has(id))

const linesPerStep = 300

/**
 * Whether words begin with one of the name of a skill ('Researched bail orders' for 'Legal research') or have its last
 * ('vouching for tax audits' for 'Auditing').
 */
function hasWordOfName(id: number, words: string): boolean {
  const [name, own] = [stemsOf(skills[id]!.name), stemsOf(words)]
  return name.includes(own[0] ?? '') || own.includes(name.at(-1)!)
}

const stemsOf = (text: string): string[] => normalizedWords(text).map(stemWord)

/** 'Go, SQLite' of 'Ledger | Go, SQLite | 2026'. */
const cellAround = (text: string, start: number, end: number): string =>
  text.slice(text.lastIndexOf(' | ', start) + 1, text.indexOf(' | ', end) < 0 ? text.length : text.indexOf(' | ', end))

/** A certificate is held wherever it is named and not only prepared for, a language where it is listed. */
function isHeldAt(id: number, { setting }: LineSetting, { text, start, end }: ReturnType<typeof narrowTo>): boolean {
  if (isCertificate(skills[id]!)) return !isOnlyPrepared(text, start, end)
  return setting === 'listed' && isHoldable(skills[id]!) && !isLowLevel(text, start, end)
}

/** 'Preparing for CTET', 'PMP (in progress)', 'BLS awareness session' */
const isOnlyPrepared = (text: string, start: number, end: number): boolean =>
  /\b(?:prepar|appear|pursu|aspir|stud(?:y|ied)|enrol|join|attend|await|target|plan|coach|register(?:ed|ing) for|yet|syllabus|workshop|session|seminar|webinar|talk)\p{L}*\b[^,;.]{0,30}$/iu.test(
    text.slice(0, start),
  ) ||
  /^[^,;.]{0,30}?\b(?:prepar|appear|pursu|aspir|coach|await|in progress|ongoing|expected|(?:not|to be) |syllabus|candidate|workshop|session|seminar|webinar|talk|awareness|student|patient)/i.test(
    text.slice(end),
  )

/** 'German (A1)', 'basic French', 'English - beginner' */
const isLowLevel = (text: string, start: number, end: number): boolean =>
  /\b(?:typing|basic|beginner|elementary|limited|little|some|learning|school)\s+$/i.test(text.slice(0, start)) ||
  /^[\s([:–—-]*(?:(?:typing|\d{2,3} ?wpm|basics?|beginner|elementary|limited|learning|little|A[12])\b|[12] ?\/ ?5)|^[^.;]{0,25}\bread(?:ing)?\b[^.;]{0,25}\b(?:no|not|only|cannot|weak)\b/i.test(
    text.slice(end),
  )

/** The text of the heading over a line. */
const findHeadings =
  ({ sections }: ResumeDraft, lines: readonly Line[]) =>
  (line: number): string =>
    lines[sections.findLast(({ heading, from }) => (heading ?? from) <= line)?.heading ?? -1]?.text ?? ''

/** A contributor need not use the program: its name over a contribution shows no use. */
const linesOfContributions = ({ projects = [] }: ResumeDraft, headingOver: (line: number) => string) =>
  new Set(
    projects
      .filter(({ title, lines: { from } }) => countWords(title) < fewestWords && openSource.test(headingOver(from)))
      .map(({ lines: { from } }) => from),
  )
const openSource = /open[ -]?source/i
/** Every thesis is research, whatever its words. */
const thesis = /\b(?:thesis|theses|dissertations?|research (?:projects?|work|experience))\b/i
const researchId = skillNamed('Research')!.id

/** The first bullet or sentence of an entry, or else its title. */
function firstSentence(lines: readonly Line[], from: number, to: number): Source {
  const entry = lines.slice(from, to + 1)
  const bullet = entry.findIndex(({ text }) => isBullet(text))
  const sentence = entry.findIndex(({ text }, at) => at > 0 && countWords(text) >= fewestWords)
  const line = from + Math.max(0, bullet < 0 ? sentence : bullet)
  return { line, start: bulletLength(lines[line]!.text), end: lines[line]!.text.trimEnd().length }
}

/** Who writes a resume in English knows some, whether a list of languages says so or not. A line about Marathi shows none. */
function findEnglishSentence(lines: readonly Line[], masks: readonly Span[][], ofOthers: Set<number>): Source | null {
  for (const [line, { text }] of lines.entries()) {
    if (ofOthers.has(line)) continue
    const own = [...(masks[line] ?? [])].sort((one, other) => one.start - other.start)
    const starts = [bulletLength(text), ...own.map(({ end }) => end)]
    const ends = [...own.map(({ start }) => start), text.trimEnd().length]
    const at = starts.findIndex((start, index) => isEnglish(text.slice(start, ends[index])))
    if (at >= 0) return { line, start: starts[at]!, end: ends[at]! }
  }
  return null
}

const linesOfLanguages = (found: ReadonlyMap<number, readonly Sighting[]>): Set<number> =>
  new Set(
    [...found].flatMap(([id, all]) =>
      skills[id]!.category === 'Languages' ? all.map(({ source }) => source.line) : [],
    ),
  )

const isEnglish = (text: string): boolean => countWords(text) >= 2 * fewestWords && englishWords.test(text)

const englishId = skillNamed('English')!.id
const englishWords = /\b(?:the|and|of|for|from|with|by)\b.*\b(?:the|and|of|for|from|with|by|in|to|an?)\b/i

/** A shorter line is a name and no sentence. */
const fewestWords = 4
const countWords = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0

/** The lines of projects that made software: what they tell is what it does. */
const linesAboutProducts = ({ projects = [] }: ResumeDraft): ReadonlySet<number> =>
  new Set(
    projects
      .filter(({ title }) => isProductTitle(title))
      .flatMap(({ lines: { from, to } }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  )

const linesOfDegrees = ({ education }: ResumeDraft, lines: readonly Line[]): ReadonlySet<number> =>
  new Set([
    ...education.flatMap(({ sources: { degree } }) => degree?.line ?? []),
    ...lines.flatMap(({ text }, at) => (findDegreeSubjects(text).length > 0 ? [at] : [])),
  ])

/** The titles and employers of entries, which name skills and tell of no deed. */
function titlesByLine({ experience, volunteering = [], projects = [] }: ResumeDraft): Map<number, Source[]> {
  const jobs = [...experience, ...volunteering].flatMap(({ sources }) => [sources.title, sources.company])
  const all = [...jobs, ...projects.map(({ sources }) => sources.title)]
  return Map.groupBy(
    all.filter((source) => source !== null),
    ({ line }) => line,
  )
}

/**
 * A word with another everyday meaning that the resume shows as a skill somewhere is that skill everywhere: names
 * ('Excel', 'React') in their capitals inside a line, or anywhere in a resume without capitals; names of activities
 * ('budgeting') in any form. Other wordings stay ambiguous: who lists policies made none of the 'company policies'.
 */
function findNamesAgain(found: ReadonlyMap<number, readonly Sighting[]>, lines: readonly Line[]) {
  const isSmall = lines.every(({ text }) => text === text.toLowerCase())
  const names = new Map<string, number>()
  const nouns = new Map<string, number>()
  for (const id of found.keys())
    for (const { text, use } of skills[id]!.surfaces) {
      if (!/^\p{L}{2,}$/u.test(text)) continue
      if (use === 'ambiguous') names.set(text.slice(0, 1).toUpperCase() + text.slice(1), id)
      if (use === 'ambiguous' && isSmall && text.length > 3) names.set(text.toLowerCase(), id)
      if (use === 'everyday' && isActivity.test(text) && text.toLowerCase() === skills[id]!.name.toLowerCase())
        nouns.set(normalizeWord(text), id)
    }
  if (names.size + nouns.size === 0) return []
  const known = new Set([...found.values()].flatMap((all) => all.flatMap(({ source }) => wordPlaces(source, lines))))
  return lines.flatMap(({ text }, line) =>
    tokenize(text).flatMap(({ norm, start, end }, place) => {
      const id = place === 0 ? undefined : (names.get(text.slice(start, end)) ?? nouns.get(norm))
      const isOther = id === undefined || known.has(`${line} ${start}`) || hasOtherSense(text, start, end)
      return isOther ? [] : [{ id, source: { line, start, end } }]
    }),
  )
}

const isActivity = /(?:ing|[st]ion|ment|ance)$/

const degreeSubjectsOn = ({ text }: Line, line: number) =>
  findDegreeSubjects(text).flatMap(({ skill, start, end }) => {
    const known = skillNamed(skill)
    return known === null ? [] : [{ id: known.id, source: { line, start, end } }]
  })

/** The place of every word of a name: the 'Flyer' of 'Flyer distribution' is not named again. */
const wordPlaces = ({ line, start, end }: Source, lines: readonly Line[]): string[] =>
  tokenize(lines[line]!.text.slice(start, end)).map((word) => `${line} ${start + word.start}`)

/** Deeds on a line, also those that run over its end; the quote is the part on this line. */
function deedsOn(line: Line, next: Line | undefined, index: number, lines: readonly Line[]) {
  const around = lines.slice(Math.max(0, index - 15), index + 15)
  const goesOn = next !== undefined && !isBullet(next.text) && isWrapped(line, next, around)
  const { length } = line.text
  const text = withoutWatched(goesOn ? `${line.text} ${next.text}` : line.text)
  return [...findShownDeeds(text), ...findToldWays(text)]
    .filter(({ start }) => start < length)
    .map(({ id, start, end }) => ({ id, source: { line: index, start, end: Math.min(end, length) } }))
}
