import { type ApplicationStatus, applicationStatuses } from '@fledge/core/applications/status'
import { choiceParam, textParam } from '../../lib/search-params.ts'

export const companyTabs = ['overview', 'internships', 'applications', 'interviews'] as const
export type CompanyTab = (typeof companyTabs)[number]

/** The search parameters of the company dashboard. Invalid values are ignored. */
export const companySearch = (search: Record<string, unknown>): CompanySearch => ({
  tab: choiceParam(search['tab'], companyTabs),
  internship: idParam(search['internship']),
  highlight: idParam(search['highlight']),
  application: idParam(search['application']),
  interview: idParam(search['interview']),
  q: textParam(search['q'])?.slice(0, 200),
  status: choiceParam(search['status'], applicationStatuses),
  shortlisted: search['shortlisted'] === true || undefined,
})
export type CompanySearch = {
  tab?: CompanyTab | undefined
  internship?: string | undefined
  highlight?: string | undefined
  application?: string | undefined
  interview?: string | undefined
  q?: string | undefined
  status?: ApplicationStatus | undefined
  shortlisted?: true | undefined
}

const idParam = (value: unknown) => textParam(value)?.slice(0, 100)
