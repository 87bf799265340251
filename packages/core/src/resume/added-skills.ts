import { canonicalSkill } from '../skills/canonical.ts'
import { tokensOf } from '../skills/tokens.ts'
import { skillNamed } from '../skills/vocabulary.ts'
import { disclaimedOn, isDisclaimed } from './disclaimers.ts'
import type { ResumeDraft, SkillMention, Source } from './draft.ts'
import type { Line } from './lines.ts'

/**
 * Skills that the student adds to the draft, each with every place where the text that people see names it. A place that
 * says the skill to be missing or wanted ('no experience with Java') is none.
 */
export function addedSkills(draft: ResumeDraft, lines: readonly Line[], added: readonly string[]): SkillMention[] {
  const known = new Set(draft.skills.map(({ skill }) => skill))
  const unreadable = new Set(draft.flags.map(({ line }) => line))
  const disclaimed = disclaimedOn(lines.map((line, index) => ({ ...line, index })))
  const names = new Set(added.map((text) => canonicalSkill(text) ?? text))
  return [...names]
    .filter((name) => !known.has(name))
    .map((skill) => ({
      skill,
      sources: lines.flatMap(({ text, hidden }, at) =>
        hidden !== null || unreadable.has(at)
          ? []
          : mentionsOn(text, at, skill).filter(({ start }) => !isDisclaimed(disclaimed, at, start)),
      ),
    }))
}

/** Where a line names a skill word by word, in any of its wordings. */
export function mentionsOn(text: string, line: number, skill: string): Source[] {
  const tokens = tokensOf(text)
  const wordings = skillNamed(skill)?.surfaces.map((surface) => surface.text) ?? [skill]
  const sought = wordings.map((wording) => tokensOf(wording).map(({ norm }) => norm))
  return tokens.flatMap((token, from) => {
    const words = sought.find(
      (words) => words.length > 0 && words.every((word, at) => tokens[from + at]?.norm === word),
    )
    return words ? [{ line, start: token.start, end: tokens[from + words.length - 1]!.end }] : []
  })
}
