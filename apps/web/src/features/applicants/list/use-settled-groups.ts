import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIsLoaded, useSettledRows } from '../../../lib/hooks/use-settled-rows.ts'
import { type ApplicantGroup, type ApplicantsView, groupApplicants } from '../group-applicants.ts'

/**
 * The groups with what is on screen in its place: applications that arrive wait until they are asked for, and rows that
 * changed by now, withdrawn ones for example, stay until the person filters, sorts, opens or closes an applicant. The first
 * applications of all are shown at once.
 */
export function useSettledGroups(
  internshipsQuery: UseQueryResult<Internship[]>,
  applicationsQuery: UseQueryResult<Application[]>,
  view: ApplicantsView,
  isKept: (id: string) => boolean,
) {
  const [internships, applications = []] = [internshipsQuery.data, applicationsQuery.data]
  const loaded = [useIsLoaded(internshipsQuery), useIsLoaded(applicationsQuery), applications.length > 0]
  const current = groupApplicants(internships, applications, view, isKept)
  const { application, ...chosen } = view
  const key = JSON.stringify([chosen, application !== undefined, loaded])
  const rows = useSettledRows(current.flatMap(idsIn), key, application)
  const arrived = new Set(rows.waiting)
  const isShown = ({ id }: Application) => !arrived.has(id)
  const groups = groupApplicants(
    internships,
    applications.filter(isShown),
    view,
    (id) => rows.isShown(id) || isKept(id),
  )
  return {
    groups: rows.sort(groups).map((group) => ({ ...group, applications: rows.sort(group.applications) })),
    waiting: current.flatMap(({ applications }) => applications).filter(({ id }) => arrived.has(id)).length,
    showNew: rows.show,
  }
}

const idsIn = ({ id, applications }: ApplicantGroup): string[] => [id, ...applications.map((one) => one.id)]
