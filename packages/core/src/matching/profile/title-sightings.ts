import type { Line } from '../../resume/layout/resume-lines.ts'
import { bulletLength } from '../../resume/layout/text-spans.ts'
import type { Experience, ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { findFieldWords } from '../../skills/field-words.ts'
import { relatedSkills } from '../../skills/related.ts'
import { fields, skills } from '../../skills/vocabulary.ts'
import { findTitleSkills } from '../titles/title-skills.ts'
import type { Sighting } from './evidence.ts'
import { isUse } from './settings.ts'

/**
 * The skills that the titles of jobs and voluntary posts show, each at the sentence of the post that tells most of it:
 * a deed of a narrower skill, or else the first with most words of its field, or else its title.
 */
export function findTitleSightings(
  { experience, volunteering = [] }: ResumeDraft,
  lines: readonly Line[],
  found: ReadonlyMap<number, readonly Sighting[]>,
): { id: number; source: Source }[] {
  return [...experience, ...volunteering].flatMap((post) => {
    const { title } = post.sources
    if (title === null || lines[title.line] === undefined) return []
    return findTitleSkills(post.title).map((id) => ({
      id,
      source: findDeed(post, id, found) ?? findSentence(post, id, lines) ?? title,
    }))
  })
}

function findDeed({ lines: { from, to } }: Experience, id: number, found: ReadonlyMap<number, readonly Sighting[]>) {
  const inPost = ({ source, line, isOnlyNamed }: Sighting) =>
    source.line >= from && source.line <= to && isUse(line) && isOnlyNamed !== true
  for (const [shown, sightings] of found) {
    const deed = ['same', 'implied'].includes(relatedSkills(shown).get(id) ?? '') && sightings.find(inPost)
    if (deed) return deed.source
  }
  return null
}

function findSentence({ lines: { from, to }, sources }: Experience, id: number, lines: readonly Line[]): Source | null {
  const { field } = skills[id]!
  const near = new Set([field, ...fields[field]!.near])
  const heads = new Set(Object.values(sources).map((source) => source?.line))
  const [best] = lines
    .slice(from, to + 1)
    .map(({ text }, at) => ({ line: from + at, start: bulletLength(text), end: text.trimEnd().length, text }))
    .filter(({ line, text }) => !heads.has(line) && text.split(/\s+/).length >= fewestWords)
    .map(({ text, ...source }) => ({
      source,
      words: findFieldWords(text).filter((word) => word.fields.some((one) => near.has(one))).length,
    }))
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.words - one.words)
  return best?.source ?? null
}

const fewestWords = 4
