import { applicationStatuses } from '@fledge/core/applications/status'
import { z } from 'zod'

export const companyTabs = ['overview', 'internships', 'applications'] as const
export type CompanyTab = (typeof companyTabs)[number]

const id = z.string().max(100).optional().catch(undefined)

/** The company dashboard's address; what is not understood is as if it were not there. */
export const companySearch = z.object({
  tab: z.enum(companyTabs).optional().catch(undefined),
  internship: id,
  highlight: id,
  application: id,
  q: z.string().max(200).optional().catch(undefined),
  status: z.enum(applicationStatuses).optional().catch(undefined),
})
export type CompanySearch = z.output<typeof companySearch>
