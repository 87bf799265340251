import { type Application, getApplicationLedger, listCompanyApplications } from '@fledge/contract/applications'
import { listNotes } from '@fledge/contract/applications/applicant-notes'
import { markApplicationSeen } from '@fledge/contract/applications/application-lifecycle'
import { actOnApplications, listBulkActions, previewBulkAction } from '@fledge/contract/applications/bulk-actions'
import type { Reply } from '@fledge/contract/http/endpoint'
import { type Internship, listInternships } from '@fledge/contract/internships'
import { type Interview, listInterviews } from '@fledge/contract/interviews'
import { type ComponentProps, useState } from 'react'
import { CompanyDashboardPage } from '../routes/company/-dashboard-page.tsx'
import type { CompanySearch } from '../routes/company/-dashboard-search.ts'
import { renderPage, stubApi } from './render-page.tsx'
import { aLedger } from './resume-things.ts'
import { anApplication, anInternship, kite } from './things.ts'

const noEvidence = aLedger({ matchPercentage: null, band: null, reason: 'no_resume' })

type Lists = { applications: Application[]; internships?: Internship[]; interviews?: Interview[] }

/** Stubs what every tab of Kite Labs' dashboard asks for. */
export function stubDashboard({ applications, internships = [anInternship()], interviews = [] }: Lists) {
  const api = stubApi()
  const total = internships.length
  api.reply(listInternships, { success: true, data: internships, total, totalOpen: 9, nextCursor: null })
  api.reply(listCompanyApplications, { success: true, data: applications })
  api.reply(getApplicationLedger, { success: true, data: noEvidence })
  api.reply(listNotes, { success: true, data: [] })
  api.reply(listInterviews, { success: true, data: interviews })
  api.reply(listBulkActions, { success: true, data: [] })
  if (applications[0]) api.reply(markApplicationSeen, { success: true, data: applications[0] })
  return api
}

/** An application to Kite Labs by a person of this first name, without a resume. */
export function anApplicant(id: string, firstName: string, over: Partial<Application> = {}): Application {
  const one = anApplication({ id, resume: null, ...over })
  const person = { id: `student-${id}`, firstName, email: `${id}@example.test` }
  return { ...one, applicant: { ...one.applicant, ...person } }
}

/** Asha1, Asha2 and so on. */
export const applicants = (count: number): Application[] =>
  Array.from({ length: count }, (_, place) => anApplicant(`a${place + 1}`, `Asha${place + 1}`))

/** Stubs an act on many: its preview, in which one is left out, and its success. */
export function stubBulkAction(
  api: ReturnType<typeof stubApi>,
  list: readonly Application[],
  studentReads: string[],
  skipped: Reply<typeof previewBulkAction>['data']['skipped'][number],
) {
  const recipients = list.map(({ id, applicant, internship }) => ({
    applicationId: id,
    name: `${applicant.firstName} ${applicant.lastName}`,
    internshipTitle: internship.title,
  }))
  const preview = { count: list.length, recipients, studentReads, skipped: [skipped] }
  api.reply(previewBulkAction, { success: true, data: preview })
  api.reply(actOnApplications, { success: true, data: { batchId: 'b1', count: list.length } })
}

/** Renders the dashboard. `shown` has its current search, and whether the last change replaced the entry of the history. */
export function renderDashboard(at: CompanySearch) {
  const shown: { address: CompanySearch; replaced: boolean | undefined } = { address: at, replaced: undefined }
  function Page() {
    const [search, setSearch] = useState(at)
    shown.address = search
    const onSearch: ComponentProps<typeof CompanyDashboardPage>['onSearch'] = (next, how) => {
      shown.replaced = how?.replace
      setSearch(next)
    }
    return <CompanyDashboardPage company={kite} search={search} onSearch={onSearch} />
  }
  return { ...renderPage(<Page />), shown }
}
