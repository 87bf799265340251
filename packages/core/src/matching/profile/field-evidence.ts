import type { Line } from '../../resume/layout/resume-lines.ts'
import type { Source } from '../../resume/resume-draft.ts'
import { fieldWordsOutsideSkills } from '../../skills/field-words.ts'
import { fields, skills } from '../../skills/vocabulary.ts'
import { fieldWeight, roleMass, skillMass, wordMass } from '../score/field-weights.ts'
import { isMasked, type Span } from './masked-text.ts'

/** Evidence for each field of work; of it, what each skill gives; all together; and the strongest place of each field. */
export type FieldEvidence = {
  fieldMass: Float64Array
  skillMass: Float64Array
  totalMass: number
  fieldSource: readonly (Source | null)[]
}

type SkillSources = ReadonlyMap<number, readonly Source[]>

/** Adds up the evidence: roles weigh most, then skills, then words; repetition adds a little. */
export function findFieldEvidence(
  found: SkillSources,
  lines: readonly Line[],
  masks: readonly Span[][],
): FieldEvidence {
  const fieldMass = new Float64Array(fields.length)
  const skillMasses = new Float64Array(skills.length)
  const strongest = new Float64Array(fields.length)
  const fieldSource: (Source | null)[] = fields.map(() => null)
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
  }
  const totalMass = fieldMass.reduce((sum, mass) => sum + mass, 0)
  return { fieldMass, skillMass: skillMasses, totalMass, fieldSource }
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
