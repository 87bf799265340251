import { internshipSorts, workTypeFilters } from '@fledge/contract/constants'
import { applicationStatuses } from '@fledge/core/applications/status'
import { choiceParam, moreFilterParams, textParam } from '../../lib/search-params.ts'

const dashboardTabs = ['overview', 'resumes', 'ai-analyzer', 'internships', 'applications', 'interviews'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** Other names of tabs in links of notifications. */
const aliases = new Map<unknown, DashboardTab>([['opportunities', 'internships']])

/** The tab of this name or alias, if there is one. */
export const tabByName = (name: unknown): DashboardTab | undefined =>
  choiceParam(name, dashboardTabs) ?? aliases.get(name)

const analyzerViews = ['overview', 'skills', 'matches', 'insights'] as const

const applicationFilters = [...applicationStatuses, 'withdrawn'] as const

/** The search parameters of the dashboard; invalid ones are dropped. */
export const dashboardSearch = (search: Record<string, unknown>) => ({
  tab: tabByName(search['tab']),
  /** The internship to highlight, from a notification. */
  highlight: shortText(search['highlight']),
  q: shortText(search['q']),
  type: choiceParam(search['type'], workTypeFilters),
  location: shortText(search['location']),
  /** A skill that internships must not ask for. */
  without: shortText(search['without']),
  ...moreFilterParams(search),
  sort: choiceParam(search['sort'], internshipSorts),
  show: choiceParam(search['show'], ['saved']),
  /** The internship whose details are open. */
  selected: shortText(search['selected']),
  /** The internship whose form for applying is open. */
  apply: shortText(search['apply']),
  /** The sheet of filters, on small screens. */
  filters: choiceParam(search['filters'], ['open']),
  view: choiceParam(search['view'], analyzerViews),
  status: choiceParam(search['status'], applicationFilters),
  /** The application whose messages and timeline are open. */
  application: shortText(search['application']),
  /** The interview to highlight, from a notification. */
  interview: shortText(search['interview']),
})
export type DashboardSearch = Partial<ReturnType<typeof dashboardSearch>>

/** The server's limit. */
const shortText = (value: unknown) => textParam(value)?.slice(0, 120)
