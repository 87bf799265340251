import type { ScorePart } from '@fledge/contract/analysis'
import { countText } from '../../lib/format.ts'

/** Which entry of the resume is nearest to the work of a listing, and why. */
export function similarText({ similar, quote, points, outOf }: ScorePart): string {
  if (similar === null) return 'No job, project or course of this kind'
  const { by, kind, field, count, outOf: all, isUnused } = similar
  const title = similar.title === quote?.text ? null : similar.title
  const { one, many } = entries[kind]
  if (by === 'role') return withTitle(points === outOf ? 'The same role' : 'A near role', title)
  if (by === 'deeds')
    return withTitle(`A ${one} that used ${count} of ${countText(all, 'thing', 'things')} asked for`, title)
  const which = all === 1 ? `The ${one} is` : `${count} of ${all} ${many} ${count === 1 ? 'is' : 'are'}`
  return withTitle(`${which} in ${field}${isUnused ? ', without anything asked for' : ''}`, title)
}

const withTitle = (text: string, title: string | null): string => (title === null ? text : `${text}: ${title}`)

const entries = {
  work: { one: 'job', many: 'jobs' },
  volunteering: { one: 'voluntary post', many: 'voluntary posts' },
  project: { one: 'project', many: 'projects' },
  study: { one: 'course of study', many: 'courses of study' },
} as const
