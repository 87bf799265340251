import { hasPlace } from '../../resume/line-places.ts'
import type { Experience, ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { relatedSkills } from '../../skills/related.ts'
import { skillNamed } from '../../skills/vocabulary.ts'
import { findTitleSkills } from '../titles/title-skills.ts'
import type { Sighting } from './evidence.ts'
import { isUse } from './settings.ts'

/**
 * The skills that the titles of jobs and voluntary posts show, each at the sentence of the post that tells of it:
 * a deed of it or of a narrower skill, or else its title.
 */
export function findTitleSightings(
  { experience, volunteering = [] }: ResumeDraft,
  found: ReadonlyMap<number, readonly Sighting[]>,
): { id: number; source: Source }[] {
  return [...experience, ...volunteering].flatMap((post) => {
    const { title } = post.sources
    if (title === null) return []
    return findTitleSkills(post.title, found.has(nursingId)).map((id) => ({
      id,
      source: findDeed(post, id, found) ?? title,
    }))
  })
}

const nursingId = skillNamed('Nursing')!.id

function findDeed({ lines }: Experience, id: number, found: ReadonlyMap<number, readonly Sighting[]>) {
  const inPost = ({ source, line, isOnlyNamed }: Sighting) =>
    hasPlace(lines, source.line, source.start) && isUse(line) && isOnlyNamed !== true
  for (const [shown, sightings] of found) {
    const deed = ['same', 'implied'].includes(relatedSkills(shown).get(id) ?? '') && sightings.find(inPost)
    if (deed) return deed.source
  }
  return null
}
