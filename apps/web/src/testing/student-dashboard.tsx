import { analyzeResume, type Match } from '@fledge/contract/analysis'
import { type Application, listOwnApplications } from '@fledge/contract/applications'
import { listInternshipFacets, listInternships } from '@fledge/contract/internships'
import { getPreferences, type OwnPreferences } from '@fledge/contract/preferences'
import { getReading, listResumes, type Resume } from '@fledge/contract/resumes'
import { useState } from 'react'
import { type DashboardSearch, dashboardSearch } from '../features/student-dashboard/dashboard-search.ts'
import { StudentDashboardPage } from '../routes/student/-dashboard-page.tsx'
import { renderPage, stubApi } from './render-page.tsx'
import { anAnalysis, aReading, aResume } from './resume-things.ts'
import { asha, noPreferences } from './things.ts'

export type StudentWorld = {
  resumes?: Resume[]
  applications?: Application[]
  matches?: Match[]
  /** Without them the page cannot load preferences. */
  preferences?: Partial<OwnPreferences>
}

/** Stubs what every tab of Asha's dashboard asks for. */
export function stubStudentDashboard({
  resumes = [aResume()],
  applications = [],
  matches = [],
  preferences,
}: StudentWorld) {
  const api = stubApi()
  api.reply(listResumes, { success: true, data: resumes })
  api.reply(listOwnApplications, { success: true, data: applications })
  api.reply(listInternships, { success: true, data: [], total: 0, totalOpen: 0, nextCursor: null })
  api.reply(listInternshipFacets, { success: true, data: { types: [], places: [], isWhole: true } })
  api.reply(analyzeResume, { success: true, data: anAnalysis(matches) })
  api.reply(getReading, { success: true, data: aReading() })
  if (preferences) api.reply(getPreferences, { success: true, data: { ...noPreferences, ...preferences } })
  else api.refuse(getPreferences, 500, { code: 'unknown', message: '' })
  return api
}

/** Renders the dashboard. `shown` has its current search. */
export function renderStudentDashboard(at: Record<string, unknown>) {
  const shown: { address: DashboardSearch } = { address: {} }
  function Page() {
    const [search, setSearch] = useState(dashboardSearch(at))
    shown.address = search
    return (
      <StudentDashboardPage
        student={asha}
        search={search}
        onGo={(change) => setSearch((now) => ({ ...now, ...change }))}
      />
    )
  }
  return { ...renderPage(<Page />), shown }
}
