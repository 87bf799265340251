import { texts } from '@fledge/contract/texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { internshipPages } from '../../api/internships.ts'
import { resumesOf } from '../../api/resumes.ts'
import { say } from '../../ui/toast.tsx'

type Filters = Parameters<typeof internshipPages>[0]

/**
 * Loads the three lists of the dashboard side by side, and says once what failed: the whole dashboard only when all
 * three did (settlement 130), else the internships. Each list says the rest where it would stand.
 */
export function useLoadFailures(userId: string, filters: Filters): void {
  const applications = useQuery(ownApplications(userId)).isError
  const resumes = useQuery(resumesOf(userId)).isError
  const internships = useInfiniteQuery(internshipPages(filters)).isLoadingError
  const everything = applications && resumes && internships
  useEffect(() => {
    if (everything) say.error(texts.dashboard.loadFailed)
    else if (internships) say.error({ title: 'Error', description: texts.internship.loadFailed })
  }, [everything, internships])
}
