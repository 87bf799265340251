import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { foldText } from '@fledge/core/places'
import type { ApplicantSort } from './applicant-sorts.ts'
import { type ApplicantFilter, isActive, matchesFilter } from './filter-applicants.ts'

/** What the address says about the applications tab. */
export type ApplicantsView = ApplicantFilter & {
  sort: ApplicantSort
  internship: string | undefined
  application: string | undefined
}
export type ApplicantGroup = {
  id: string
  title: string
  /** The location, where two listings have the same title. */
  place: string | null
  /** Why the listing takes no applications; null for an open one. */
  ended: string | null
  /** Without withdrawn ones, whose number is next to it (settlement 84). */
  total: number
  withdrawn: number
  matching: Application[]
  /** The rows: those that match, and decided ones that stay for a while. */
  applications: Application[]
}

/**
 * Applications grouped by internship, newest listing first, sorted inside. A filter leaves out groups without a
 * match. A deleted listing keeps its group while it has applications, and so do all while the listings are not known. Kept applications stay although they do not match.
 */
export function groupApplicants(
  internships: readonly Internship[] | undefined,
  applications: readonly Application[],
  filter: ApplicantFilter & Pick<ApplicantsView, 'sort'>,
  isKept: (id: string) => boolean = () => false,
): ApplicantGroup[] {
  const groups = new Map<string, ApplicantGroup>()
  for (const { id, title, location, state, status } of internships ?? [])
    groups.set(id, emptyGroup({ id, title, place: location, ended: state === 'open' ? null : status }))
  for (const application of applications) {
    const { internshipId: id, internship } = application
    const group = groups.get(id) ?? unlisted(id, internship, internships ? 'Deleted' : null)
    groups.set(id, group)
    if (isCounted(application)) group.total += 1
    else group.withdrawn += 1
    const matches = matchesFilter(application, filter)
    if (matches) group.matching.push(application)
    if (matches || isKept(application.id)) group.applications.push(application)
  }
  for (const { matching, applications } of groups.values())
    for (const list of [matching, applications]) list.sort(compareApplicants(filter.sort))
  const shown = [...groups.values()].filter((group) => !isActive(filter) || group.applications.length > 0)
  const byTitle = Map.groupBy(shown, ({ title }) => foldText(title))
  return shown.map((group) => (byTitle.get(foldText(group.title))?.length === 1 ? { ...group, place: null } : group))
}

export const isCounted = ({ withdrawnAt }: Application): boolean => withdrawnAt === null

const emptyGroup = (listing: Pick<ApplicantGroup, 'id' | 'title' | 'place' | 'ended'>): ApplicantGroup => ({
  ...listing,
  total: 0,
  withdrawn: 0,
  matching: [],
  applications: [],
})

const unlisted = (id: string, { title, location }: Application['internship'], ended: string | null): ApplicantGroup =>
  emptyGroup({ id, title, place: location, ended })

export const sortLabels: Record<ApplicantSort, string> = {
  score: 'Best fit first',
  date: 'Newest first',
  reply: 'Reply due first',
}

type Compare = (a: Application, b: Application) => number

const compareDates: Compare = (a, b) => a.appliedAt.localeCompare(b.appliedAt)

const comparisons: Record<ApplicantSort, Compare> = {
  score: (a, b) => (b.fit?.matchPercentage ?? -1) - (a.fit?.matchPercentage ?? -1),
  date: (a, b) => compareDates(b, a),
  reply: (a, b) => Number(!isAwaited(a)) - Number(!isAwaited(b)) || (a.replyBy ?? '').localeCompare(b.replyBy ?? ''),
}

/** Whether a reply is due or late; the others are sorted last. */
const isAwaited = ({ replyState }: Application) => replyState === 'due' || replyState === 'late'

/** Withdrawn applications last; on a tie the earlier application. */
const compareApplicants =
  (sort: ApplicantSort): Compare =>
  (a, b) =>
    Number(a.withdrawnAt !== null) - Number(b.withdrawnAt !== null) || comparisons[sort](a, b) || compareDates(a, b)
