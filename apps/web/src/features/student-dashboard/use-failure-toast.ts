import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ownApplications } from '../../api/applications.ts'
import { internshipPages } from '../../api/internships/internships.ts'
import { resumesQuery } from '../../api/resumes.ts'
import { useLoadFailureToast } from '../../ui/use-load-failure-toast.ts'

type Filters = Parameters<typeof internshipPages>[0]

/** Loads the three lists of the dashboard and reports a failure in a toast. Each list also shows its own failure. */
export function useFailureToast(userId: string, filters: Filters): void {
  const applications = useQuery(ownApplications(userId))
  const resumes = useQuery(resumesQuery(userId))
  const internships = useInfiniteQuery(internshipPages(filters))
  useLoadFailureToast({ internships, others: [applications, resumes] })
}
