import { isWrapped } from '../../resume/layout/line-wraps.ts'
import type { Line } from '../../resume/layout/resume-lines.ts'
import { isBullet } from '../../resume/layout/text-spans.ts'
import type { ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { findColleges } from '../../skills/proper-names.ts'
import { tokenize } from '../../skills/tokens.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { findHeldStudies } from '../studies/held-studies.ts'
import { namesPost } from '../titles/role-titles.ts'
import { combineSightings, type Evidence, isTold, type Sighting } from './evidence.ts'
import { areStudiesLast, findLineSettings, type LineSetting, latestMonth } from './line-settings.ts'
import { findMasks, isMasked, type Span } from './masked-text.ts'
import { namedStrength } from './settings.ts'
import { entryBits, findShownEntries, type ShownEntry, withFieldsOfDeeds } from './shown-entries.ts'
import { rateSkills, type SkillRatings } from './skill-ratings.ts'
import { findSightings } from './skill-sightings.ts'

/**
 * What matching may use of a resume: skills, roles, degrees and words, each with its place and how it is shown there.
 * Name, contact, college, place, age and gender are left out here, so nothing that follows can use them.
 */
export type Profile = SkillRatings & {
  /** False when the resume gave no text at all. */
  readable: boolean
  /** Skill → how the resume shows it. */
  skills: ReadonlyMap<number, Evidence>
  /** Skill → all places that tell of its use. */
  proofs: ReadonlyMap<number, readonly Source[]>
  /** Key of a study (`HeldStudy`) → where it is named. */
  degrees: ReadonlyMap<string, Evidence>
  entries: readonly ShownEntry[]
  lines: readonly ReadableLine[]
  /** The text of every line of the resume, for quotes, and the lines that run on in the next. */
  texts: readonly string[]
  runsOn: ReadonlySet<number>
  /** Class of a word → places in `lines`. */
  words: ReadonlyMap<string, readonly number[]>
  /** The last month that the resume names, in months since year 0. */
  latest: number | null
  /** Whether its projects without a date are recent. */
  isStudent: boolean
}

/** A line with its words that are not masked. `index` is its place in the resume. */
export type ReadableLine = { index: number; text: string; tokens: readonly Word[]; setting: LineSetting }
export type Word = { word: string; start: number; end: number }

/** Creates the profile from a draft and the lines that the draft was read from. */
export function createProfile(draft: ResumeDraft, lines: readonly Line[]): Profile {
  const steps = profileSteps(draft, lines)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps of at most some ten milliseconds, so that a server can do other work in between. */
export function* profileSteps(read: ResumeDraft, lines: readonly Line[]): Generator<undefined, Profile> {
  const draft = withoutNamesAsTitles(read)
  const masks = findMasks(draft, lines)
  yield
  const settings = findLineSettings(draft, lines, masks)
  const latest = latestMonth(settings, draft)
  yield
  const sightings = yield* findSightings(draft, lines, masks, settings)
  yield
  const readable = readableLines(lines, masks, settings)
  const found = new Map([...sightings].map(([id, places]) => [id, combineSightings(places, latest)]))
  yield
  const degrees = yield* findStudies(draft, readable)
  yield
  const titled = findShownEntries(draft, lines, masks, settings)
  yield
  const uses = findUses(sightings, titled)
  const entries = withFieldsOfDeeds(titled, uses)
  yield
  const ratings = rateSkills(found, uses)
  yield
  for (const id of findDisowned(lines, masks)) if (ratings.strength[id]! < namedStrength) ratings.strength[id] = 0
  yield
  return {
    readable: readable.length > 0,
    skills: found,
    proofs: new Map([...sightings].map(([id, places]) => [id, places.filter(isTold).map(({ source }) => source)])),
    ...ratings,
    degrees,
    entries,
    lines: readable,
    texts: lines.map((line) => line.text),
    runsOn: findRunningLines(lines, new Set(readable.map(({ index }) => index))),
    words: indexWords(readable),
    latest,
    isStudent: areStudiesLast(draft),
  }
}

/** A heading ('Industrial training') above a job, the school where it was and an employer are no titles. */
function withoutNamesAsTitles(draft: ResumeDraft): ResumeDraft {
  const headings = new Set(draft.sections.map(({ heading }) => heading))
  const isName = ({ title, company, sources }: ResumeDraft['experience'][number]) =>
    (sources.title?.start === 0 && headings.has(sources.title.line)) ||
    findColleges(title).some(({ start }) => start === 0) ||
    (company === '' && !namesPost(title))
  const experience = draft.experience.map((job) =>
    isName(job)
      ? {
          ...job,
          title: '',
          sources: { ...job.sources, title: null, company: job.sources.company ?? job.sources.title },
        }
      : job,
  )
  return { ...draft, experience }
}

/** The skills named where the resume tells what was not done: what is near them shows them no more. */
const findDisowned = (lines: readonly Line[], masks: readonly Span[][]): number[] =>
  lines.flatMap(({ text }, index) =>
    masks[index]!.flatMap(({ start, end, isDisowned }) =>
      isDisowned ? findSkillIds(text.slice(start, end)).map(({ id }) => id) : [],
    ),
  )

/** For each skill the entries that use it, as bits. */
const findUses = (sightings: ReadonlyMap<number, readonly Sighting[]>, entries: readonly ShownEntry[]) =>
  new Map([...sightings].map(([id, places]) => [id, entryBits(entries, places)]))

/** A heading, which is masked, goes on with nothing. */
function findRunningLines(lines: readonly Line[], readable: ReadonlySet<number>): Set<number> {
  const runsOn = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    if (
      next === undefined ||
      !readable.has(index + 1) ||
      line.hidden !== null ||
      next.hidden !== null ||
      isBullet(next.text)
    )
      return []
    return isWrapped(line, next, lines.slice(Math.max(0, index - 15), index + 15)) ? [index] : []
  })
  return new Set(runsOn)
}

function readableLines(
  lines: readonly Line[],
  masks: readonly Span[][],
  settings: readonly LineSetting[],
): ReadableLine[] {
  return lines
    .map(({ text }, index) => ({
      index,
      text,
      tokens: tokenize(text)
        .filter((token) => !isMasked(masks[index] ?? [], token.start, token.end))
        .map(({ norm, start, end }) => ({ word: wordClass(norm), start, end })),
      setting: settings[index]!,
    }))
    .filter((line) => line.tokens.length > 0)
}

function indexWords(lines: readonly ReadableLine[]): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (const [place, line] of lines.entries())
    for (const { word } of line.tokens) {
      const places = words.get(word)
      if (places === undefined) words.set(word, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  return words
}

/** Studies outside of jobs, those among the studies first. A study is held, so it has no depth of its own. */
function* findStudies(
  { education }: ResumeDraft,
  lines: readonly ReadableLine[],
): Generator<undefined, Map<string, Evidence>> {
  const found = new Map<string, Evidence>()
  const add = (source: Source, keys: readonly string[], setting: LineSetting | undefined) => {
    if (setting === undefined) return
    const evidence = combineSightings([{ source, line: { ...setting, setting: 'course' }, hasResult: false }], null)
    for (const key of keys) if (!found.has(key)) found.set(key, evidence)
  }
  const settingOf = new Map(lines.map(({ index, setting }) => [index, setting]))
  for (const [at, { degree, field, sources }] of education.entries()) {
    if (at % studiesPerStep === 0) yield
    if (sources.degree !== null)
      for (const { keys } of findHeldStudies(field === '' ? degree : `${degree} in ${field}`))
        add(sources.degree, keys, settingOf.get(sources.degree.line))
  }
  const inOrder = ['course', 'listed'].flatMap((kind) => lines.filter(({ setting }) => setting.setting === kind))
  for (const [at, { index, text, setting }] of inOrder.entries()) {
    if (at % studiesPerStep === 0) yield
    for (const { keys, start, end } of findHeldStudies(text)) add({ line: index, start, end }, keys, setting)
  }
  return found
}

const studiesPerStep = 200
