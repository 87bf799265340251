import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { foldText } from '@fledge/core/places'
import { type ApplicantFilter, isActive, matchesFilter } from './filter-applicants.ts'

/** What the address says about the applications tab. */
export type ApplicantsView = ApplicantFilter & { internship: string | undefined; application: string | undefined }
export type ApplicantGroup = {
  id: string
  title: string
  /** The location, where two listings have the same title. */
  place: string | null
  /** Why the listing takes no applications; null for an open one. */
  ended: string | null
  total: number
  applications: Application[]
}

/**
 * Applications grouped by internship, newest listing first, best fit first inside. A filter leaves out groups without a
 * match. A deleted listing keeps its group while it has applications.
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
    const group = groups.get(id) ?? deletedListing(id, internship)
    groups.set(id, group)
    group.total += 1
    if (matchesFilter(application, filter)) group.applications.push(application)
  }
  for (const group of groups.values()) group.applications.sort(compareFit)
  const shown = [...groups.values()].filter((group) => !isActive(filter) || group.applications.length > 0)
  const byTitle = Map.groupBy(shown, ({ title }) => foldText(title))
  return shown.map((group) => (byTitle.get(foldText(group.title))?.length === 1 ? { ...group, place: null } : group))
}

const deletedListing = (id: string, { title, location }: Application['internship']): ApplicantGroup => ({
  id,
  title,
  place: location,
  ended: 'Deleted',
  total: 0,
  applications: [],
})

/** Best fit first, without a score after, withdrawn last; on a tie the earlier application. */
function compareFit(a: Application, b: Application): number {
  if ((a.withdrawnAt === null) !== (b.withdrawnAt === null)) return a.withdrawnAt === null ? -1 : 1
  return (b.fit?.matchPercentage ?? -1) - (a.fit?.matchPercentage ?? -1) || a.appliedAt.localeCompare(b.appliedAt)
}
