import { getCompany } from '@fledge/contract/listings/companies'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** A company as everyone sees it, with its newest open internships. */
export const publicCompany = (id: string) =>
  queryOptions({
    queryKey: ['companies', id],
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, signal),
    select: ({ data }) => data,
  })
