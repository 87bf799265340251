import { applicationStatuses } from '@fledge/core/applications/status'
import { applicantSorts } from '../../features/applicants/applicant-sorts.ts'
import { choiceParam, countParam, textParam } from '../../lib/search-params.ts'

export const companyTabs = ['overview', 'internships', 'applications', 'interviews'] as const
export type CompanyTab = (typeof companyTabs)[number]

/** The search parameters of the company dashboard. Invalid values are ignored. */
export const companySearch = (search: Record<string, unknown>) => ({
  tab: choiceParam(search['tab'], companyTabs),
  internship: idParam(search['internship']),
  highlight: idParam(search['highlight']),
  application: idParam(search['application']),
  interview: idParam(search['interview']),
  q: textParam(search['q'])?.slice(0, 200),
  status: choiceParam(search['status'], applicationStatuses),
  shortlisted: search['shortlisted'] === true || undefined,
  year: countParam(search['year'], 9999),
  late: search['late'] === true || undefined,
  /** Best fit first without. */
  sort: choiceParam(search['sort'], applicantSorts),
})
export type CompanySearch = Partial<ReturnType<typeof companySearch>>

const idParam = (value: unknown) => textParam(value)?.slice(0, 100)
