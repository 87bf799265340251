import { canonicalSkill } from '../../skills/canonical.ts'
import { readJobHead } from '../experience/experience-head.ts'
import { type JobRow, namesTwo } from '../experience/experience-rows.ts'
import { endsWithTitleNoun, hasTitleNoun, namesPerson, ownWork } from '../experience/job-titles.ts'
import { namesChambers } from '../experience/places-and-employers.ts'
import { isProse } from '../experience/prose.ts'
import type { SectionKind } from '../resume-draft.ts'

/** A line of a part. `isItem`: in a list, or printed further in than the heads; `tell`: what the line says by itself. */
export type Row = JobRow & { isItem: boolean; tell: SectionKind | null }

// 'present' alone is also a verb.
export const isDated = ({ period }: Row): boolean => period !== null && period.from !== null

/**
 * A dated head with a title; where nothing names an employer, the title is a person's and not a tool's ('Meal planner').
 * Chambers and offices of advocates need no title.
 */
export function isJob(head: readonly Row[]): boolean {
  if (!head.some(isDated) || head.some(tellsOther)) return false
  const { title, company } = readJobHead(
    head.flatMap(({ rest }) => rest),
    null,
  )
  if ((title === null && namesChambers(company?.text ?? '')) || ownWork.test(title?.text ?? '')) return true
  // 'Crop Doctor | Python, Flask' is no doctor at a firm.
  if (company !== null && namesTools(company.text)) return false
  return (
    title !== null &&
    hasTitleNoun(title.text) &&
    (!isProse(title.text) || isShortRole(title.text)) &&
    (company !== null || namesPerson(title.text))
  )
}

/** 'I trained as a teacher at Zed College' tells of something else. */
export const tellsOther = ({ line, sentence }: Row): boolean => !sentence && /^\P{L}{0,3}I\s/u.test(line.text)

// 'package maintainer'
const isShortRole = (text: string): boolean =>
  text.split(' ').length <= 4 && endsWithTitleNoun(text.split(' of ', 1)[0]!)

const namesTools = (text: string): boolean => {
  const parts = text.split(/\s*[,/+&]\s*/)
  return parts.length > 1 && parts.every((part) => canonicalSkill(part) !== null)
}

export const namesRole = (head: readonly Row[]): boolean =>
  head.some(({ rest }) => rest.some(({ text }) => namesPerson(text)))

/** 'Restaurant Server, The Brass Kettle' behind a job is one, though no list knows the title. */
export const isLikeJobBefore = (
  kind: SectionKind | null,
  part: readonly Row[] | undefined,
  before: SectionKind | null | undefined,
) => kind === 'projects' && before === 'experience' && !part?.[0]?.tell && namesTwo.test(part?.[0]?.line.text ?? '')

/** A head without a date is a job's next to jobs. */
export function undatedJob(
  part: readonly Row[],
  before: SectionKind | null | undefined,
  after: SectionKind | null | undefined,
) {
  if (before !== 'experience' && after !== 'experience') return null
  const head = part.slice(
    0,
    part.findIndex(({ isItem }) => isItem),
  )
  return head.length > 0 && head.length <= 2 && namesRole(head) ? 'experience' : null
}
