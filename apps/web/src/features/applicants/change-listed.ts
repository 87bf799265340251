import type { Application } from '@fledge/contract/applications'
import type { QueryClient } from '@tanstack/react-query'
import { companyApplications } from '../../api/applications.ts'

/** Changes one application in the list that is held here. */
export function changeListed(queries: QueryClient, id: string, change: Partial<Application>): void {
  queries.setQueryData(
    companyApplications.queryKey,
    (list) => list && { ...list, data: list.data.map((one) => (one.id === id ? { ...one, ...change } : one)) },
  )
}
