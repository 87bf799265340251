import {
  type Application,
  downloadApplicantTable,
  getApplicationLedger,
  listCompanyApplications,
  listOwnApplications,
  type TableFormat,
} from '@fledge/contract/applications'
import { applicationsPage } from '@fledge/contract/constants'
import type { Result } from '@fledge/contract/http/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call, callForFile, changeCachedItem, dataQuery } from './call.ts'

export const ownApplications = (userId: string) =>
  dataQuery(['applications', 'student', userId], listOwnApplications, { params: { userId } })

export const companyApplications = queryOptions({
  queryKey: ['applications', 'company'],
  queryFn: ({ signal }) => everyPage(signal),
})

/** All applications with their fits, fetched page by page. */
async function everyPage(signal: AbortSignal): Promise<Application[]> {
  const applications: Application[] = []
  let cursor: string | null = null
  do {
    const query = { limit: applicationsPage, ...(cursor !== null && { cursor }) }
    const page: Result<typeof listCompanyApplications> = await call(listCompanyApplications, { query }, signal)
    applications.push(...page.data)
    cursor = page.nextCursor
  } while (cursor !== null)
  return applications
}

export const fetchApplicantTable = (format: TableFormat, ids: string[]) =>
  callForFile(downloadApplicantTable, { body: { format, ids } })

/** The evidence of an application's fit, equal for student and company. */
export const scoreLedgerQuery = (applicationId: string) => ({
  ...dataQuery(['applications', 'ledger', applicationId], getApplicationLedger, { params: { applicationId } }),
  staleTime: 60_000,
})

export const changeCachedApplication = changeCachedItem<Application>
