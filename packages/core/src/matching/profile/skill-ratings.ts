import { type Relation, relatedSkills } from '../../skills/related.ts'
import { isHoldable, skills } from '../../skills/vocabulary.ts'
import type { Evidence } from './evidence.ts'
import { isUse, settingStrength, settings, usedStrength } from './settings.ts'

/**
 * By skill of the vocabulary: from 0 to 1 how strongly the resume shows it where it is asked, the skill of the resume
 * that shows it (-1 without one), and the entries that use it, as bits by their place in `Profile.entries`.
 */
export type SkillRatings = { strength: Float64Array; through: Int32Array; usedIn: Int32Array }

/** What a related skill is worth at most: less than naming the skill itself. */
export const nearWorth = 0.15
const broaderWorth = 0.1

/** The part of what is missing to 1 that each of these adds to something used; together all of it. */
export const strengthGains = { again: 0.4, recent: 0.3, result: 0.3 }

/**
 * From 0 to 1: how strongly evidence shows something. Work of others that was helped with counts like a project. A second use, recent use and a result in figures together raise use
 * to 1; a spoken language is 1.
 */
export function evidenceStrength(evidence: Omit<Evidence, 'source'>): number {
  const { setting, entries, isRecent, hasResult, isAided, isHeld } = evidence
  if (isHeld) return 1
  const own = isAided ? Math.min(usedStrength, settingStrength[setting]) : settingStrength[setting]
  if (own < usedStrength) return own
  const { again, recent, result } = strengthGains
  return own + (1 - own) * ((entries > 1 ? again : 0) + (isRecent ? recent : 0) + (hasResult ? result : 0))
}

/** Rates every skill about which the shown ones say something. `usedIn` are the entries that use each of these. */
export function rateSkills(found: ReadonlyMap<number, Evidence>, usedIn: ReadonlyMap<number, number>): SkillRatings {
  const ratings = {
    strength: new Float64Array(skills.length),
    through: new Int32Array(skills.length).fill(-1),
    usedIn: new Int32Array(skills.length),
  }
  for (const [id, evidence] of found) addRatings(ratings, id, evidence, usedIn.get(id) ?? 0)
  const uses = new Map<number, { use: Use; relation: Relation }[]>()
  for (const use of found) {
    for (const [asked, relation] of relatedSkills(use[0])) {
      if (relation === 'near' || relation === 'broader' || !isShownBy(asked, use)) continue
      const known = uses.get(asked)
      if (known === undefined) uses.set(asked, [{ use, relation }])
      else known.push({ use, relation })
    }
  }
  for (const [asked, all] of uses) {
    const own = fullUses(asked, all)
    if (own.length > 0) joinUses(ratings, asked, own)
  }
  return ratings
}

/** What is used shows what it implies; what is only held shows itself, and of that what is held as well. */
const isShownBy = (asked: number, [id, evidence]: Use): boolean =>
  isUse(evidence) || (evidence.isHeld === true && (asked === id || isHoldable(skills[asked]!)))

/** A used skill (its id) and its evidence. */
type Use = readonly [number, Evidence]

/** Of the used skills that say something of one, those that show it in full: itself, what implies it, several parts. */
function fullUses(asked: number, uses: readonly { use: Use; relation: Relation | undefined }[]): Use[] {
  const parts = uses.filter(({ relation }) => relation === 'part').map(({ use }) => use)
  const isOfWhole = parts.some((one, at) => parts.slice(at + 1).some((other) => areApart(asked, one, other)))
  return uses
    .filter(({ relation }) => relation === 'same' || relation === 'implied' || (isOfWhole && relation === 'part'))
    .map(({ use }) => use)
}

/** Two parts of a whole and not one with two names: other words show the other, and no third part is in both. */
function areApart(whole: number, [one, { source: first }]: Use, [other, { source: second }]: Use): boolean {
  if (first.line === second.line && first.start < second.end && second.start < first.end) return false
  return ![...relatedSkills(one)].some(
    ([part, is]) =>
      (is === 'same' || is === 'implied') &&
      ['same', 'implied'].includes(relatedSkills(other).get(part) ?? '') &&
      relatedSkills(part).get(whole) === 'part',
  )
}

/** The used skills that show one in full. */
export const usesOf = (found: ReadonlyMap<number, Evidence>, asked: number): Use[] =>
  fullUses(
    asked,
    [...found]
      .map((use) => ({ use, relation: relatedSkills(use[0]).get(asked) }))
      .filter(({ use, relation }) => relation !== undefined && isShownBy(asked, use)),
  )

/**
 * What several used skills (at least one) show of one together: CSS in one job, Tailwind in another. `through` is the
 * one to quote: in the strongest setting, there the skill itself before others.
 */
export function joinEvidence(asked: number, uses: readonly Use[], entries: number): Evidence & { through: number } {
  const rank = ([id, { setting }]: Use) => 2 * settings.indexOf(setting) + (id === asked ? 1 : 0)
  const [through, best] = uses.reduce((one, other) => {
    const more = rank(other) - rank(one) || evidenceStrength(other[1]) - evidenceStrength(one[1])
    return more > 0 || (more === 0 && other[0] < one[0]) ? other : one
  })
  const all = uses.map(([, evidence]) => evidence)
  const years = all.flatMap(({ lastYear }) => lastYear ?? [])
  return {
    ...best,
    through,
    entries: Math.max(entries, ...all.map((one) => one.entries)),
    lastYear: years.includes('present') ? 'present' : years.length > 0 ? Math.max(...years.map(Number)) : null,
    isRecent: all.some((one) => one.isRecent),
    hasResult: all.some((one) => one.hasResult),
    isAided: all.every((one) => one.isAided),
    isHeld: all.some((one) => one.isHeld),
  }
}

/** Rates a skill by all that show it in use. */
export function joinUses({ strength, through, usedIn }: SkillRatings, asked: number, uses: readonly Use[]) {
  for (const [id] of uses) usedIn[asked]! |= usedIn[id]!
  const joined = joinEvidence(asked, uses, countEntries(usedIn[asked]!))
  strength[asked] = evidenceStrength(joined)
  through[asked] = joined.through
}

/** How many entries the bits of `usedIn` name. */
export function countEntries(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What a skill of this strength says about one in this relation. One part that was used says as much as a course. */
function worthOf(relation: Relation, own: number): number {
  if (relation === 'part' && own >= usedStrength) return settingStrength.course
  return relation === 'same' || relation === 'implied' ? own : own * (relation === 'broader' ? broaderWorth : nearWorth)
}

/** Raises the ratings by what one shown skill says. */
export function addRatings({ strength, through, usedIn }: SkillRatings, id: number, evidence: Evidence, used: number) {
  const learned = evidenceStrength({ ...evidence, isHeld: false })
  for (const [asked, relation] of relatedSkills(id)) {
    if (relation === 'same' || relation === 'implied') usedIn[asked]! |= used
    // A deed that only shows something near is no sign of what is asked.
    if ((relation === 'near' || relation === 'broader') && evidence.named === undefined) continue
    const value = worthOf(relation, isShownBy(asked, [id, evidence]) ? evidenceStrength(evidence) : learned)
    const isBetter =
      value > strength[asked]! ||
      (value === strength[asked]! && (id === asked || (through[asked] !== asked && id < through[asked]!)))
    if (!isBetter) continue
    strength[asked] = value
    through[asked] = id
  }
}
