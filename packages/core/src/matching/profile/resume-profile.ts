import type { Line } from '../../resume/layout/resume-lines.ts'
import type { ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { fieldWordsOutsideSkills } from '../../skills/field-words.ts'
import { substituteWorths } from '../../skills/related.ts'
import { type Token, tokenize } from '../../skills/tokens.ts'
import { fields, skillNamed, skills } from '../../skills/vocabulary.ts'
import { fieldWeight, roleMass, skillMass, wordMass } from '../score/field-weights.ts'
import { findMasks, isMasked, type Span } from './masked-text.ts'

/**
 * What matching may use of a resume: skills, roles and words of fields of work, and the words of the text, each with
 * its place. Name, contact, college, place, age and gender are left out here, so nothing that follows can use them.
 */
export type Profile = {
  /** False when the resume gave no text at all. */
  readable: boolean
  /** Skill → the best place that shows it. */
  skills: ReadonlyMap<number, Source>
  /** For each skill of the vocabulary: what the resume is worth (0 to 1) where it is asked, and through which skill. */
  worth: Float64Array
  through: Int32Array
  /** Evidence for each field of work; of it, what each skill gives; and all evidence together. */
  fieldMass: Float64Array
  skillMass: Float64Array
  totalMass: number
  /** For each field its strongest evidence, and for each role its place. */
  fieldSource: readonly (Source | null)[]
  roles: ReadonlyMap<string, Source>
  lines: readonly ReadableLine[]
  /** The text of every line of the resume, for quotes. */
  texts: readonly string[]
  /** Word → indices in `lines`. */
  words: ReadonlyMap<string, readonly number[]>
}

/** A line with its tokens that are not masked. `index` is its place in the resume. */
export type ReadableLine = { index: number; text: string; tokens: readonly Token[] }

/** Creates the profile from a draft and the lines that the draft was read from. */
export function createProfile(draft: ResumeDraft, lines: readonly Line[]): Profile {
  const masks = findMasks(draft, lines)
  const found = visibleSkills(draft, lines, masks)
  const readable = readableLines(lines, masks)
  return {
    readable: readable.length > 0,
    skills: new Map([...found].map(([id, sources]) => [id, sources[0]!])),
    ...combineWorths(found.keys()),
    ...fieldEvidence(found, lines, masks),
    lines: readable,
    texts: lines.map((line) => line.text),
    words: indexWords(readable),
  }
}

type SkillSources = Map<number, Source[]>

function visibleSkills(draft: ResumeDraft, lines: readonly Line[], masks: readonly Span[][]): SkillSources {
  const found: SkillSources = new Map()
  for (const mention of draft.skills) {
    const skill = skillNamed(mention.skill)
    const seen = mention.sources.filter(
      ({ line, start, end }) => lines[line] !== undefined && !isMasked(masks[line] ?? [], start, end),
    )
    if (skill !== null && seen.length > 0) found.set(skill.id, seen)
  }
  return found
}

function readableLines(lines: readonly Line[], masks: readonly Span[][]): ReadableLine[] {
  return lines
    .map(({ text }, index) => ({
      index,
      text,
      tokens: tokenize(text).filter((token) => !isMasked(masks[index] ?? [], token.start, token.end)),
    }))
    .filter((line) => line.tokens.length > 0)
}

function indexWords(lines: readonly ReadableLine[]): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (const [place, line] of lines.entries())
    for (const { norm } of line.tokens) {
      const places = words.get(norm)
      if (places === undefined) words.set(norm, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  return words
}

function combineWorths(ids: Iterable<number>): Pick<Profile, 'worth' | 'through'> {
  const worth = new Float64Array(skills.length)
  const through = new Int32Array(skills.length).fill(-1)
  for (const have of ids)
    for (const [asked, value] of substituteWorths(have)) {
      const better = value > worth[asked]! || (value === worth[asked]! && have < through[asked]!)
      if (!better) continue
      worth[asked] = value
      through[asked] = have
    }
  return { worth, through }
}

type FieldEvidence = Pick<Profile, 'fieldMass' | 'skillMass' | 'totalMass' | 'fieldSource' | 'roles'>

/** Adds up the evidence: roles weigh most, then skills, then words; repetition adds a little. */
function fieldEvidence(found: SkillSources, lines: readonly Line[], masks: readonly Span[][]): FieldEvidence {
  const fieldMass = new Float64Array(fields.length)
  const skillMasses = new Float64Array(skills.length)
  const strongest = new Float64Array(fields.length)
  const fieldSource: (Source | null)[] = fields.map(() => null)
  const roles = new Map<string, Source>()
  const add = (field: number, mass: number, source: Source) => {
    fieldMass[field]! += mass
    if (mass <= strongest[field]!) return
    strongest[field] = mass
    fieldSource[field] = source
  }
  for (const [id, sources] of found) {
    const { field } = skills[id]!
    skillMasses[id] = skillMass * repetitionFactor(sources.length) * fieldWeight(field)
    add(field, skillMasses[id]!, sources[0]!)
  }
  for (const word of findEvidence(found, lines, masks)) {
    const mass = word.mass * repetitionFactor(word.times)
    for (const field of word.fields) add(field, (mass * fieldWeight(field)) / word.fields.length, word.source)
    if (word.kind === 'role') roles.set(word.key, word.source)
  }
  const totalMass = fieldMass.reduce((sum, mass) => sum + mass, 0)
  return { fieldMass, skillMass: skillMasses, totalMass, fieldSource, roles }
}

/** Further repetitions do not count, so that stuffing a text with a word earns nothing. */
const mostTimes = 4

function repetitionFactor(times: number): number {
  return 1 + Math.log(Math.min(times, mostTimes))
}

type Evidence = { kind: 'role' | 'word'; key: string; fields: number[]; source: Source; mass: number; times: number }

/** Roles and words of fields outside of what is masked and of what already counts as a skill. */
function findEvidence(found: SkillSources, lines: readonly Line[], masks: readonly Span[][]): Evidence[] {
  const skillSpans: Span[][] = lines.map(() => [])
  for (const sources of found.values()) for (const source of sources) skillSpans[source.line]?.push(source)
  const evidence = new Map<string, Evidence>()
  for (const [line, { text }] of lines.entries())
    for (const { kind, key, fields, start, end } of fieldWordsOutsideSkills(text, skillSpans[line]!)) {
      if (isMasked(masks[line]!, start, end)) continue
      const known = evidence.get(`${kind} ${key}`)
      const mass = kind === 'word' ? wordMass : roleMassAt(line, text)
      if (known === undefined)
        evidence.set(`${kind} ${key}`, { kind, key, fields, source: { line, start, end }, mass, times: 1 })
      else {
        known.times++
        known.mass = Math.max(known.mass, mass)
      }
    }
  return [...evidence.values()]
}

/** A role in the first lines is the applicant's own; in a long sentence it may be another person's. */
function roleMassAt(line: number, text: string): number {
  if (line < headLines) return roleMass * 2
  return countSmallWords(text) > mostSmallWords ? roleMass / 2 : roleMass
}

const headLines = 4
const mostSmallWords = 7

/** Counts words without a capital, so that long names and places make no line long. */
function countSmallWords(text: string): number {
  return text.match(/(?<=^|\s)\p{Ll}/gu)?.length ?? 0
}
