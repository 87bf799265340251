import type { Resume } from '@fledge/contract/resumes'
import type { StudentUser } from '@fledge/contract/users'
import { Suspense, useMemo } from 'react'
import type { AnalysisState } from '../../features/analyzer/use-analysis.ts'
import type { ViewedResume } from '../../features/resumes/resume-viewer.tsx'
import type { Upload } from '../../features/resumes/use-upload.ts'
import type { DashboardSearch, DashboardTab } from '../../features/student-dashboard/dashboard-search.ts'
import { OverviewPanel } from '../../features/student-dashboard/overview-panel.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { TabPanel } from '../../ui/tabs.tsx'
import { AnalyzerPanel, ApplicationsPanel, InternshipsPanel, ResumesPanel } from './-panels.ts'
import { ownResume, sentCopy } from './-viewed-resume.ts'

/** Changes the address. `replace` where the way back should not stop here. */
export type Go = (change: DashboardSearch, how?: { replace: boolean }) => void

type TabsProps = {
  student: StudentUser
  search: DashboardSearch
  onGo: Go
  onOpen: (tab: DashboardTab) => void
  resume: Resume | null | undefined
  analysis: AnalysisState
  upload: Upload
  onPick: () => void
  onView: (resume: ViewedResume | null) => void
  wantsSearch: boolean
  onSearchFocused: () => void
}

/** What stands on each tab, joined to the address. Only the one in view is drawn. */
export function DashboardTabs(props: TabsProps) {
  const { student, search, onGo, onOpen, resume, analysis, upload, onPick, onView } = props
  return (
    <Suspense fallback={<Waiting />}>
      <TabPanel id="overview">
        <OverviewPanel
          user={student}
          onUpload={onPick}
          onBrowse={() => onOpen('internships')}
          onApplications={() => onOpen('applications')}
        />
      </TabPanel>
      <TabPanel id="resumes">
        <ResumesPanel userId={student.id} upload={upload} onPick={onPick} onView={(one) => onView(ownResume(one))} />
      </TabPanel>
      <TabPanel id="ai-analyzer">
        <AnalyzerPanel
          userId={student.id}
          resume={resume}
          analysis={analysis}
          view={search.view ?? 'overview'}
          onView={(view) => onGo({ view })}
          onUpload={resume ? () => onOpen('resumes') : onPick}
          onQuote={(match, part) => resume && onView(ownResume(resume, match.parts, part))}
        />
      </TabPanel>
      <TabPanel id="internships">
        <Internships {...props} />
      </TabPanel>
      <TabPanel id="applications">
        <ApplicationsPanel
          userId={student.id}
          status={search.status}
          onStatus={(status) => onGo({ status })}
          onBrowse={() => onOpen('internships')}
          onCopy={(copy) => onView(sentCopy(copy))}
        />
      </TabPanel>
    </Suspense>
  )
}

const Waiting = () => (
  <div className="py-6">
    <CardSkeletons />
  </div>
)

function Internships({ student, search, onGo, onPick, analysis, wantsSearch, onSearchFocused }: TabsProps) {
  const { q, type, location, sort, selected, highlight } = search
  const matches = useMemo(
    () => new Map(analysis.result?.matching.matches.map((match) => [match.internshipId, match])),
    [analysis.result],
  )
  return (
    <InternshipsPanel
      userId={student.id}
      filters={{ q, type, location, sort }}
      onFilters={(change, typed = false) =>
        onGo({ ...kept(search), ...change, highlight: undefined, selected: undefined }, { replace: typed })
      }
      selected={selected}
      onSelect={(id) => onGo({ selected: id }, { replace: selected !== undefined })}
      highlight={highlight}
      sheetOpen={search.filters === 'open'}
      onSheet={(open) => onGo({ filters: open ? 'open' : undefined }, { replace: !open })}
      wantsSearch={wantsSearch}
      onSearchFocused={onSearchFocused}
      onUpload={onPick}
      matchOf={(id) => matches.get(id)}
    />
  )
}

/** A link to one internship dropped the filters: a change from there on starts without them. */
const kept = ({ highlight }: DashboardSearch): DashboardSearch =>
  highlight === undefined ? {} : { q: undefined, type: undefined, location: undefined }
