import type { Application } from '@fledge/contract/applications'
import { listingName } from '../../lib/listing-name.ts'

/** The name of an application's card and of the buttons on it. */
export const nameOf = ({ internship: { title, company, location } }: Pick<Application, 'internship'>): string =>
  listingName(title, company.companyName, location)
