import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { foldText } from '@fledge/core/places'

export type ApplicantFilter = {
  q: string
  status: 'all' | Application['status']
  /** Only who is on the shortlist. */
  shortlisted: boolean
}
/** What the address says of the applications tab. */
export type ApplicantsView = ApplicantFilter & { internship: string | undefined; application: string | undefined }
export type ApplicantGroup = {
  id: string
  title: string
  /** Where it is; null while its title alone says which it is. */
  place: string | null
  /** Why nobody can apply any more, in a word or two; null for an open listing. */
  ended: string | null
  total: number
  applications: Application[]
}

/**
 * Applications grouped by internship, newest listing first, best fit first inside. A group without a match is left
 * out while a filter is active; without a filter every listing has its group. Listings that were taken down
 * keep a group for as long as somebody applied to them.
 */
export function groupApplicants(
  internships: readonly Internship[],
  applications: readonly Application[],
  filter: ApplicantFilter,
): ApplicantGroup[] {
  const groups = new Map<string, ApplicantGroup>()
  for (const { id, title, location, state, status } of internships)
    groups.set(id, { id, title, place: location, ended: state === 'open' ? null : status, total: 0, applications: [] })
  for (const application of applications) {
    const { internshipId: id, internship } = application
    const group = groups.get(id) ?? takenDown(id, internship)
    groups.set(id, group)
    group.total += 1
    if (matches(application, filter)) group.applications.push(application)
  }
  for (const group of groups.values()) group.applications.sort(byFit)
  const shown = [...groups.values()].filter((group) => !isActive(filter) || group.applications.length > 0)
  return withoutNeedlessPlaces(shown)
}

export const isActive = ({ q, status, shortlisted }: ApplicantFilter): boolean =>
  q.trim() !== '' || status !== 'all' || shortlisted

/** On the shortlist, whatever was decided since; who withdrew is on none. */
export const isShortlisted = ({ shortlistedAt, withdrawnAt }: Application): boolean =>
  shortlistedAt !== null && withdrawnAt === null

const takenDown = (id: string, { title, location }: Application['internship']): ApplicantGroup => ({
  ...{ id, title, place: location, ended: 'Deleted' },
  ...{ total: 0, applications: [] },
})

/** The same work is posted in two cities under one title: then the place tells them apart. */
function withoutNeedlessPlaces(groups: ApplicantGroup[]): ApplicantGroup[] {
  const named = Map.groupBy(groups, ({ title }) => foldText(title))
  return groups.map((group) => (named.get(foldText(group.title))?.length === 1 ? { ...group, place: null } : group))
}

function matches(application: Application, filter: ApplicantFilter): boolean {
  const { applicant, internship, status, withdrawnAt } = application
  // What its student withdrew is shown among all, and under no status.
  if (filter.status !== 'all' && (status !== filter.status || withdrawnAt !== null)) return false
  if (filter.shortlisted && !isShortlisted(application)) return false
  const text = foldText(`${applicant.firstName} ${applicant.lastName} ${internship.title} ${applicant.email}`)
  return foldText(filter.q)
    .split(' ')
    .every((word) => text.includes(word))
}

/** Withdrawn ones last; best fit first, those without a number after them, the earlier first among equals. */
function byFit(a: Application, b: Application): number {
  if ((a.withdrawnAt === null) !== (b.withdrawnAt === null)) return a.withdrawnAt === null ? -1 : 1
  return (b.fit?.matchPercentage ?? -1) - (a.fit?.matchPercentage ?? -1) || a.appliedAt.localeCompare(b.appliedAt)
}
