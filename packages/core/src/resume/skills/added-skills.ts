import { canonicalSkill } from '../../skills/canonical.ts'
import { addPhrase, emptyTrie, type PhraseTrie } from '../../skills/phrase-trie.ts'
import { normalizedWords, tokenize } from '../../skills/tokens.ts'
import { skillNamed } from '../../skills/vocabulary.ts'
import type { Line } from '../layout/resume-lines.ts'
import type { ResumeDraft, SkillMention, Source } from '../resume-draft.ts'
import { findDisclaimedParts, isDisclaimed } from './disclaimed-skills.ts'

/**
 * The skills that the student adds and the draft lacks, each with every place where visible text names it, without
 * disclaimed places ('no experience with Java').
 */
export function findAddedSkills(draft: ResumeDraft, lines: readonly Line[], added: readonly string[]): SkillMention[] {
  if (added.length === 0) return []
  const known = new Set(draft.skills.map(({ skill }) => skill))
  const unreadable = new Set(draft.flags.map(({ line }) => line))
  const disclaimed = findDisclaimedParts(lines.map((line, index) => ({ ...line, index })))
  const names = [...new Set(added.map((text) => canonicalSkill(text) ?? text))].filter((name) => !known.has(name))
  const sources = new Map<string, Source[]>(names.map((name) => [name, []]))
  const wordings = indexWordings(names)
  for (const [at, { text, hidden }] of lines.entries()) {
    if (hidden !== null || unreadable.has(at)) continue
    for (const { skill, ...place } of findNamedSkills(text, at, wordings)) {
      const places = sources.get(skill)!
      if (places.length < mostPlaces && !isDisclaimed(disclaimed, at, place.start)) places.push(place)
    }
  }
  return names.map((skill) => ({ skill, sources: sources.get(skill)! }))
}

/** Further places of a skill do not change anything. */
const mostPlaces = 100
/** Words of the longest skill name; longer texts are not searched. */
const mostWords = 8

type Wording = { skill: string; rank: number }

/** All wordings of the skills by their words. `rank` is the place of a wording among those of its skill. */
function indexWordings(names: readonly string[]): PhraseTrie<Wording> {
  const wordings = emptyTrie<Wording>()
  for (const skill of names)
    for (const [rank, wording] of (skillNamed(skill)?.surfaces.map(({ text }) => text) ?? [skill]).entries()) {
      const words = normalizedWords(wording)
      if (words.length > 0 && words.length <= mostWords) addPhrase(wordings, words, { skill, rank })
    }
  return wordings
}

/** Where a line names these skills word by word; of several wordings at one place the first of the skill. */
function findNamedSkills(text: string, line: number, wordings: PhraseTrie<Wording>): (Source & { skill: string })[] {
  const tokens = tokenize(text)
  return tokens.flatMap(({ start }, from) => {
    const here = new Map<string, { rank: number; end: number }>()
    let node = wordings.next.get(tokens[from]!.norm)
    for (let at = from; node !== undefined; node = node.next.get(tokens[++at]?.norm ?? '')) {
      const { end } = tokens[at]!
      for (const { skill, rank } of node.values)
        if (rank < (here.get(skill)?.rank ?? Number.POSITIVE_INFINITY)) here.set(skill, { rank, end })
    }
    return [...here].map(([skill, { end }]) => ({ skill, line, start, end }))
  })
}

/** Every place where a line names a skill in one of its wordings. */
export function findMentions(text: string, line: number, skill: string): Source[] {
  const tokens = tokenize(text)
  const wordings = skillNamed(skill)?.surfaces.map((surface) => surface.text) ?? [skill]
  const sought = wordings.map(normalizedWords)
  return tokens.flatMap((token, from) => {
    const words = sought.find(
      (words) => words.length > 0 && words.every((word, at) => tokens[from + at]?.norm === word),
    )
    return words ? [{ line, start: token.start, end: tokens[from + words.length - 1]!.end }] : []
  })
}
