import { getCompany } from '@fledge/contract/listings/companies'
import { dataQuery } from '../data-query.ts'

/** A company as everyone sees it, with its newest open internships. */
export const publicCompany = (id: string) => dataQuery(['companies', id], getCompany, { params: { id } })
