import { getCompany } from '@fledge/contract/listings/companies'
import { call } from '../call.ts'
import { dataQuery } from '../data-query.ts'

/** A company as everyone sees it, with its newest open internships. */
export const publicCompany = (id: string) =>
  dataQuery(['companies', id], (signal) => call(getCompany, { params: { id } }, signal))
