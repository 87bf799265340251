import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { foldText } from '@fledge/core/places'

export type ApplicantFilter = { q: string; status: 'all' | Application['status'] }
/** What the address says of the applications tab. */
export type ApplicantsView = ApplicantFilter & { internship: string | undefined; application: string | undefined }
export type ApplicantGroup = { id: string; title: string; open: boolean; total: number; applications: Application[] }

/**
 * Applications grouped by internship, newest listing first, best fit first inside. A group without a match is left
 * out while a filter is active; without a filter every open listing has its group. Listings that were taken down
 * keep a group for as long as somebody applied to them.
 */
export function groupApplicants(
  internships: readonly Internship[],
  applications: readonly Application[],
  filter: ApplicantFilter,
): ApplicantGroup[] {
  const groups = new Map<string, ApplicantGroup>()
  for (const { id, title } of internships) groups.set(id, { id, title, open: true, total: 0, applications: [] })
  for (const application of applications) {
    const { internshipId: id, internship } = application
    const group = groups.get(id) ?? { id, title: internship.title, open: false, total: 0, applications: [] }
    groups.set(id, group)
    group.total += 1
    if (matches(application, filter)) group.applications.push(application)
  }
  for (const group of groups.values()) group.applications.sort(byFit)
  return [...groups.values()].filter((group) => !isActive(filter) || group.applications.length > 0)
}

export const isActive = ({ q, status }: ApplicantFilter): boolean => q.trim() !== '' || status !== 'all'

function matches({ applicant, internship, status }: Application, filter: ApplicantFilter): boolean {
  if (filter.status !== 'all' && status !== filter.status) return false
  const text = foldText(`${applicant.firstName} ${applicant.lastName} ${internship.title} ${applicant.email}`)
  return foldText(filter.q)
    .split(' ')
    .every((word) => text.includes(word))
}

/** Best fit first, those without a number last, the earlier application first among equals. */
function byFit(a: Application, b: Application): number {
  return (b.fit?.matchPercentage ?? -1) - (a.fit?.matchPercentage ?? -1) || a.appliedAt.localeCompare(b.appliedAt)
}
