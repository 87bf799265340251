import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, CalendarDays, FileText, LayoutDashboard, Plus } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { internshipsOfCompany } from '../../api/internships/internships.ts'
import { useToAnswer } from '../../api/interviews.ts'
import type { ApplicantsView } from '../../features/applicants/group-applicants.ts'
import { CompanyOverview } from '../../features/company-overview/company-overview.tsx'
import { saveReport } from '../../features/company-overview/save-report.ts'
import { waitingText } from '../../features/company-overview/waiting-text.ts'
import { useWindowEvent } from '../../lib/hooks/use-window-event.ts'
import { Button } from '../../ui/button.tsx'
import { NextStepButton } from '../../ui/dashboard/next-step-button.tsx'
import { CompanyPageLink } from '../../ui/listing/company-page-link.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { useLoadFailureToast } from '../-use-load-failure-toast.ts'
import { CompleteProfile } from './-complete-profile.tsx'
import { type CompanySearch, type CompanyTab, companyTabs } from './-dashboard-search.ts'
import * as panels from './-panels.ts'
import { useProposing } from './-use-proposing.tsx'

type CompanyDashboardPageProps = {
  company: CompanyUser
  search: CompanySearch
  /** Changes the URL. `replace` adds no history entry. */
  onSearch: (search: CompanySearch | ((now: CompanySearch) => CompanySearch), how?: { replace: boolean }) => void
}

/** A non-breaking space that keeps the height of a line. */
const noText = '\u00a0'

/** Loads nothing until the company has a name (§5, settlement 129). */
export const CompanyDashboardPage = (props: CompanyDashboardPageProps) =>
  props.company.companyName.trim() === '' ? <CompleteProfile /> : <Dashboard {...props} />

function Dashboard({ company, search, onSearch }: CompanyDashboardPageProps) {
  const applications = useQuery(companyApplications)
  const internships = useQuery(internshipsOfCompany(company.id))
  const [posting, setPosting] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const statusFilter = useRef<HTMLSelectElement>(null)
  const tab = tabByName(search)
  const select = (next: CompanyTab) => onSearch({ tab: next })
  useSwitchTab(select)
  const proposing = useProposing((interview) => onSearch({ tab: 'interviews', interview }))
  useEffect(panels.fetchPanels, [])
  useLoadFailureToast({ internships, others: [applications] })

  /** The quick actions of the specification: open the tab, show a toast, set the focus. */
  const toApplications = (what: string, control: typeof searchBox | typeof statusFilter) => {
    select('applications')
    toast.info({ title: what })
    focusSoon(control)
  }
  const open = ({ id, internshipId }: Pick<Application, 'id' | 'internshipId'>) =>
    onSearch({ tab: 'applications', internship: internshipId, application: id })
  const reported = loadedData({ internships, applications })
  const pending = applications.data?.filter(isUndecided) ?? []
  const waiting =
    applications.data && (pending.length > 0 || internships.data)
      ? waitingText(applications.data, internships.data?.length ?? 0, new Date())
      : noText

  return (
    <div className="page pb-6 print:pb-0">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 pt-4 pb-2 max-sm:items-center max-sm:gap-x-3 max-sm:pt-2 max-sm:pb-0">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-25 wrap-anywhere max-sm:text-20">{company.companyName}</h1>
          <span className="max-sm:hidden">
            <CompanyPageLink company={company} />
          </span>
        </div>
        <Button icon={Plus} onClick={() => setPosting(true)}>
          <span>
            Post<span className="max-sm:sr-only"> Internship</span>
          </span>
        </Button>
      </header>
      <Suspense fallback={<div className="min-h-8 max-sm:min-h-20" />}>
        {!company.emailVerified && <panels.VerifyEmailNotice user={company} />}
      </Suspense>
      <Tabs
        label="Company dashboard"
        isBar
        selected={tab}
        onSelect={select}
        tabs={tabsWith(pending.length, useToAnswer('company'))}
      >
        <TabPanel id="overview">
          {/* Two lines on phones. */}
          <div className="mb-2 grid min-h-8 items-center max-sm:min-h-12">
            {pending.length > 0 ? (
              <NextStepButton text={waiting} onClick={() => select('applications')} />
            ) : (
              <p className="text-14 text-soft">{waiting}</p>
            )}
          </div>
          <CompanyOverview
            internships={internships}
            applications={applications}
            onPost={() => setPosting(true)}
            onInternships={() => select('internships')}
            onReport={() => saveReport(company.companyName, reported)}
            onSearch={() => toApplications('Search applications', searchBox)}
            onFilter={() => toApplications('Filter candidates', statusFilter)}
            onOpen={open}
          />
        </TabPanel>
        <TabPanel id="internships">
          <Suspense fallback={<CardSkeletons className="h-64" />}>
            <panels.MyInternships
              companyId={company.id}
              highlight={search.highlight}
              preview={preview}
              onPost={() => setPosting(true)}
              onOpenApplications={(internship) => onSearch({ tab: 'applications', internship })}
            />
          </Suspense>
        </TabPanel>
        <TabPanel id="applications">
          <Suspense fallback={<CardSkeletons />}>
            <panels.Applicants
              companyId={company.id}
              view={toView(search)}
              // From the newest address: a typed text is reported with a delay, perhaps next to another change.
              onView={(change) =>
                onSearch((now) => toSearch({ ...toView(now), ...change }), { replace: isStep(search, change) })
              }
              onInterview={proposing.propose}
              proposal={proposalParts}
              onPost={() => setPosting(true)}
              searchBox={searchBox}
              statusFilter={statusFilter}
            />
          </Suspense>
        </TabPanel>
        <TabPanel id="interviews">
          <Suspense fallback={<CardSkeletons className="h-44" />}>
            <panels.InterviewsPanel
              side="company"
              named={search.interview}
              renderNotes={notesOn}
              emptyAction={<Button onClick={() => select('applications')}>View applications</Button>}
            />
          </Suspense>
        </TabPanel>
      </Tabs>
      {proposing.dialog}
      {posting && <panels.PostInternshipDialog preview={preview} onClose={() => setPosting(false)} />}
    </div>
  )
}

const proposalParts = { Form: panels.BulkProposalForm, Summary: panels.ProposalSummary }

const notesOn = (applicationId: string) => <panels.Notes applicationId={applicationId} />

const preview = (internship: Internship) => <panels.ListingPreview internship={internship} />

type Lists = {
  internships: UseQueryResult<Internship[]>
  applications: UseQueryResult<Application[]>
}

/** The loaded data; undefined after a failed refetch, because it may be outdated. */
const loadedData = ({ internships, applications }: Lists) => ({
  internships: internships.isError ? undefined : internships.data,
  applications: applications.isError ? undefined : applications.data,
})

/** The tab of a URL that names an item but no tab. */
const tabByName = ({ tab, highlight, internship, application, interview }: CompanySearch): CompanyTab =>
  tab ??
  (highlight ? 'internships' : internship || application ? 'applications' : interview ? 'interviews' : 'overview')

/** Typing and moving between applicants add no history entries. */
const isStep = (search: CompanySearch, change: Partial<ApplicantsView>): boolean =>
  'q' in change || (search.application !== undefined && change.application !== undefined)

const tabsWith = (pending: number, interviews: number | undefined) => [
  { id: 'overview' as const, label: 'Overview', icon: LayoutDashboard },
  { id: 'internships' as const, label: 'My Internships', icon: BriefcaseBusiness },
  { id: 'applications' as const, label: 'Applications', icon: FileText, count: pending },
  { id: 'interviews' as const, label: 'Interviews', icon: CalendarDays, count: interviews },
]

const toView = (search: CompanySearch): ApplicantsView => ({
  q: search.q ?? '',
  status: search.status ?? 'all',
  shortlisted: search.shortlisted ?? false,
  year: search.year,
  late: search.late ?? false,
  sort: search.sort ?? 'score',
  internship: search.internship,
  application: search.application,
})

const toSearch = (view: ApplicantsView): CompanySearch => ({
  ...view,
  tab: 'applications',
  q: view.q || undefined,
  status: view.status === 'all' ? undefined : view.status,
  shortlisted: view.shortlisted || undefined,
  late: view.late || undefined,
  sort: view.sort === 'score' ? undefined : view.sort,
})

/** Handles the window event `switchTab`, whose detail is the name of a tab. Ignores other names. */
function useSwitchTab(select: (tab: CompanyTab) => void) {
  useWindowEvent('switchTab', (event) => {
    const tab = companyTabs.find((name) => event instanceof CustomEvent && name === event.detail)
    if (tab) select(tab)
  })
}

const patienceMs = 20_000

/** Focuses a control as soon as it renders, unless the user has moved on by then; until it loads, its tab panel has the focus. */
function focusSoon(
  control: RefObject<HTMLElement | null>,
  until = performance.now() + patienceMs,
  from = document.activeElement,
): void {
  const focused = document.activeElement
  const isUnmoved = [from, document.body].includes(focused) || focused?.role === 'tabpanel'
  if (control.current) {
    const fold = control.current.closest('details')
    if (fold) fold.open = true
    control.current.focus()
  } else if (isUnmoved && performance.now() < until) requestAnimationFrame(() => focusSoon(control, until, from))
}
