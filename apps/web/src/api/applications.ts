import { getApplicationLedger, listCompanyApplications, listOwnApplications } from '@fledge/contract/applications'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export const ownApplications = (userId: string) =>
  queryOptions({
    queryKey: ['applications', 'student', userId],
    queryFn: ({ signal }) => call(listOwnApplications, { params: { userId } }, signal),
    select: ({ data }) => data,
  })

export const companyApplications = queryOptions({
  queryKey: ['applications', 'company'],
  queryFn: ({ signal }) => call(listCompanyApplications, {}, signal),
  select: ({ data }) => data,
})

/** The evidence behind one application's fit, the same for its student and its company. */
export const ledgerOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'ledger', applicationId],
    queryFn: ({ signal }) => call(getApplicationLedger, { params: { applicationId } }, signal),
    select: ({ data }) => data,
    staleTime: 60_000,
  })
