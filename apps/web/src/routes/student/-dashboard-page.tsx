import type { StudentUser } from '@fledge/contract/users'
import { listOpenOffers } from '@fledge/core/applications/offers'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarDays, FileText, Highlighter, LayoutDashboard, Search, Send } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { internshipPages } from '../../api/internships/internships.ts'
import { ownInterviews, useToAnswer } from '../../api/interviews.ts'
import { resumesQuery } from '../../api/resumes.ts'
import { type AnalysisState, useAnalysis } from '../../features/analyzer/use-analysis.ts'
import { listRequest, noFilters } from '../../features/internships/filters/filters.ts'
import type { ViewedResume } from '../../features/resumes/resume-viewer.tsx'
import { FileInput } from '../../features/resumes/upload/file-input.tsx'
import { useUpload } from '../../features/resumes/upload/use-upload.ts'
import { DashboardHeader } from '../../features/student-dashboard/dashboard-header.tsx'
import type { DashboardSearch, DashboardTab } from '../../features/student-dashboard/dashboard-search.ts'
import { NextLine } from '../../features/student-dashboard/next-line.tsx'
import { nextStep } from '../../features/student-dashboard/next-step.ts'
import { useWindowEvents } from '../../features/student-dashboard/use-window-events.ts'
import { openSearch } from '../../lib/global-search.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useLoadFailureToast } from '../-use-load-failure-toast.ts'
import { DashboardTabs, type Go } from './-dashboard-tabs.tsx'
import { fetchPanels, ReadingDialog, ResumeViewer, VerifyEmailNotice } from './-panels.ts'

type PageProps = { student: StudentUser; search: DashboardSearch; onGo: Go }

/** The student dashboard: header and tabs. The URL selects the tab. */
export function StudentDashboardPage({ student, search, onGo }: PageProps) {
  const { tab = 'overview' } = search
  const resumeList = useQuery(resumesQuery(student.id))
  const applicationList = useQuery(ownApplications(student.id))
  const internships = useInfiniteQuery(
    internshipPages(listRequest(search.highlight === undefined ? search : { sort: search.sort })),
  )
  const resumes = resumeList.data
  const applications = applicationList.data
  const toAnswer = useToAnswer('student')
  const interviewList = useQuery(ownInterviews)
  const upload = useUpload(student.id)
  const resume = resumes && (resumes[0] ?? null)
  const isNew = applications?.length === 0
  const analysis = useAnalysis(
    resume?.id,
    resume?.status === 'read' && (tab === 'ai-analyzer' || (isNew && (tab === 'overview' || tab === 'resumes'))),
  )
  const [viewed, setViewed] = useState<ViewedResume | null>(null)
  const [reading, setReading] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  useEffect(fetchPanels, [])
  useLoadFailureToast({ internships, others: [applicationList, resumeList] })

  const open = (next: DashboardTab, change: DashboardSearch = {}) =>
    onGo({ tab: next, highlight: undefined, selected: undefined, filters: undefined, interview: undefined, ...change })
  const pickHere = () => file.current?.click()
  const pick = () => {
    if (tab !== 'resumes') open('resumes')
    pickHere()
  }
  useWindowEvents({
    onTab: (next) => open(next),
    onSearch: (term) => open('internships', { ...noFilters, q: term || undefined, show: undefined }),
  })

  const isQuiet = tab === 'overview' && resume === null && isNew

  return (
    <div className="page">
      <DashboardHeader
        user={student}
        onSearch={openSearch}
        onFilter={() => open('internships', { filters: 'open', show: undefined })}
        onUpload={pick}
        held={resumes === undefined || upload.held}
        isOverview={tab === 'overview'}
        isQuiet={isQuiet}
      />
      <FileInput ref={file} onFile={upload.offer} />
      <Tabs
        tabs={tabsWith(applications && listOpenOffers(applications).length, toAnswer)}
        selected={tab}
        onSelect={(next) => open(next)}
        label="Dashboard"
        isBar
      >
        {/* Below the tabs, which stay where they are; the list of internships has no room for it. */}
        {!student.emailVerified && tab !== 'internships' && (
          <Suspense fallback={<div className="min-h-8 max-sm:min-h-20" />}>
            <VerifyEmailNotice user={student} />
          </Suspense>
        )}
        <DashboardTabs
          student={student}
          search={search}
          onGo={onGo}
          onOpen={open}
          resume={resume}
          analysis={analysis}
          upload={upload}
          onPick={pick}
          onPickHere={pickHere}
          onView={setViewed}
          onReading={() => setReading(true)}
          next={
            <NextLine
              step={
                resumes && !applicationList.isPending && !interviewList.isPending
                  ? nextStep({
                      resume: resumes[0],
                      applications: applications ?? [],
                      interviews: toAnswer,
                      matched: hasMatches(analysis),
                      isComparing: analysis.running,
                    })
                  : null
              }
              isLoading={[resumeList, applicationList, interviewList].some(({ isPending }) => isPending)}
              isQuiet={isQuiet}
              onNext={(step) => open(step.tab, { status: undefined, application: undefined })}
            />
          }
        />
      </Tabs>
      {reading && resume && <ReadingDialog resume={resume} onClose={() => setReading(false)} />}
      {viewed && <ResumeViewer resume={viewed} onClose={() => setViewed(null)} />}
    </div>
  )
}

/** Whether an internship is worth an application; undefined before an analysis. */
const hasMatches = ({ result }: AnalysisState): boolean | undefined =>
  result?.matching.matches.some(({ band }) => band !== 'low')

/** The counts are offers and interviews that need the student's answer. */
const tabsWith = (offers: number | undefined, interviews: number | undefined) =>
  [
    { id: 'overview', label: 'Overview', icon: LayoutDashboard },
    { id: 'resumes', label: 'Resumes', icon: FileText },
    { id: 'ai-analyzer', label: 'AI Analyzer', icon: Highlighter },
    { id: 'internships', label: 'Find Internships', icon: Search },
    { id: 'applications', label: 'Applications', icon: Send, count: offers },
    { id: 'interviews', label: 'Interviews', icon: CalendarDays, count: interviews },
  ] as const
