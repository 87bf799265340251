import type { Application } from '@fledge/contract/applications'
import { listingName } from '../../lib/listing-name.ts'

/** Names the card of an application and its buttons. */
export const applicationName = ({
  internship: { title, company, location },
}: Pick<Application, 'internship'>): string => listingName(title, company.companyName, location)
