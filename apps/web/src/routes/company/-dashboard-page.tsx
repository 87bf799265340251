import type { Application } from '@fledge/contract/applications'
import type { CompanyUser } from '@fledge/contract/users'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { internshipsOfCompany } from '../../api/internships.ts'
import { Applicants } from '../../features/applicants/applicants.tsx'
import type { ApplicantsView } from '../../features/applicants/group-applicants.ts'
import { PostInternshipDialog } from '../../features/company-internships/internship-dialogs.tsx'
import { MyInternships } from '../../features/company-internships/my-internships.tsx'
import { CompanyOverview } from '../../features/company-overview/company-overview.tsx'
import { waitingText } from '../../features/company-overview/waiting.ts'
import { Button } from '../../ui/button.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { say } from '../../ui/toast.tsx'
import { type CompanySearch, type CompanyTab, companyTabs } from './-dashboard-search.ts'
import { useLoadFailures } from './-use-load-failures.ts'

type CompanyDashboardPageProps = {
  company: CompanyUser
  search: CompanySearch
  /** Changes the address. `replace` where the way back should not stop here. */
  onSearch: (search: CompanySearch, how?: { replace: boolean }) => void
}

export function CompanyDashboardPage({ company, search, onSearch }: CompanyDashboardPageProps) {
  const applications = useQuery(companyApplications)
  const internships = useQuery(internshipsOfCompany(company.id))
  const [posting, setPosting] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const statusFilter = useRef<HTMLSelectElement>(null)
  const tab = tabOf(search)
  const select = (next: CompanyTab) => onSearch({ tab: next })
  useSwitchTab(select)
  useLoadFailures({ applications: applications.isLoadingError, internships: internships.isLoadingError })

  /** The specification's quick actions: the tab, a toast, and the focus where it helps. */
  const toApplications = (what: string, control: typeof searchBox | typeof statusFilter) => {
    select('applications')
    say.info({ title: what })
    setTimeout(() => control.current?.focus(), 150)
  }
  const open = ({ id, internshipId }: Application) =>
    onSearch({ tab: 'applications', internship: internshipId, application: id })
  const pending = applications.data?.filter(({ status }) => status === 'pending') ?? []

  return (
    <div className="page py-6">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-31">{company.companyName}</h1>
          <p className="text-14 text-soft">{applications.data ? waitingText(pending, new Date()) : ' '}</p>
        </div>
        <Button onClick={() => setPosting(true)}>
          <Plus aria-hidden size={16} />
          Post Internship
        </Button>
      </header>
      <Tabs label="Company dashboard" selected={tab} onSelect={select} tabs={tabsWith(pending.length)}>
        <TabPanel id="overview">
          <CompanyOverview
            loading={applications.isPending || internships.isPending}
            onRetry={() => Promise.all([applications.refetch(), internships.refetch()])}
            internships={internships.data?.length}
            applications={applications.data}
            onPost={() => setPosting(true)}
            onSearch={() => toApplications('Search applications', searchBox)}
            onFilter={() => toApplications('Filter candidates', statusFilter)}
            onOpen={open}
          />
        </TabPanel>
        <TabPanel id="internships">
          <MyInternships
            companyId={company.id}
            highlight={search.highlight}
            onPost={() => setPosting(true)}
            onOpenApplications={(internship) => onSearch({ tab: 'applications', internship })}
          />
        </TabPanel>
        <TabPanel id="applications">
          <Applicants
            companyId={company.id}
            view={viewOf(search)}
            onView={(change) =>
              onSearch(searchOf({ ...viewOf(search), ...change }), { replace: isStep(search, change) })
            }
            searchBox={searchBox}
            statusFilter={statusFilter}
          />
        </TabPanel>
      </Tabs>
      <PostInternshipDialog open={posting} onClose={() => setPosting(false)} />
    </div>
  )
}

/** An address that names a thing without a tab means the tab that shows it. */
const tabOf = ({ tab, highlight, internship, application }: CompanySearch): CompanyTab =>
  tab ?? (highlight ? 'internships' : internship || application ? 'applications' : 'overview')

/** Typing, and going from one applicant to the next: the way back leads to before all of it. */
const isStep = (search: CompanySearch, change: Partial<ApplicantsView>): boolean =>
  'q' in change || (search.application !== undefined && change.application !== undefined)

const tabsWith = (pending: number) => [
  { id: 'overview' as const, label: 'Overview' },
  { id: 'internships' as const, label: 'My Internships' },
  { id: 'applications' as const, label: 'Applications', count: pending },
]

const viewOf = ({ q, status, internship, application }: CompanySearch): ApplicantsView => ({
  q: q ?? '',
  status: status ?? 'all',
  internship,
  application,
})

const searchOf = ({ q, status, internship, application }: ApplicantsView): CompanySearch => ({
  tab: 'applications',
  q: q || undefined,
  status: status === 'all' ? undefined : status,
  internship,
  application,
})

/** The specification's window event `switchTab`, whose detail is a tab's name; other names are ignored. */
function useSwitchTab(select: (tab: CompanyTab) => void) {
  const latest = useRef(select)
  latest.current = select
  useEffect(() => {
    const onSwitch = (event: Event) => {
      const tab = companyTabs.find((name) => event instanceof CustomEvent && name === event.detail)
      if (tab) latest.current(tab)
    }
    window.addEventListener('switchTab', onSwitch)
    return () => window.removeEventListener('switchTab', onSwitch)
  }, [])
}
