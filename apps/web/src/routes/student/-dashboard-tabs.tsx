import type { Resume } from '@fledge/contract/resumes'
import type { StudentUser } from '@fledge/contract/users'
import { type ReactNode, Suspense } from 'react'
import type { MatchActions } from '../../features/analyzer/match-actions.tsx'
import type { AnalysisState } from '../../features/analyzer/use-analysis.ts'
import { activeFilters, noFilters } from '../../features/internships/filters/filters.ts'
import { useTypingEntry } from '../../features/internships/filters/use-typing-entry.ts'
import type { ViewedResume } from '../../features/resumes/resume-viewer.tsx'
import type { Upload } from '../../features/resumes/upload/use-upload.ts'
import type { DashboardSearch, DashboardTab } from '../../features/student-dashboard/dashboard-search.ts'
import { Button } from '../../ui/button.tsx'
import { CardSkeletons, Skeleton } from '../../ui/skeleton.tsx'
import { TabPanel } from '../../ui/tabs.tsx'
import * as panels from './-panels.ts'
import { ownResume, sentCopy } from './-viewed-resume.ts'

/** Changes the URL. `replace` adds no history entry. */
export type Go = (change: DashboardSearch, how?: { replace: boolean }) => void

type TabsProps = {
  student: StudentUser
  search: DashboardSearch
  onGo: Go
  onOpen: (tab: DashboardTab, change?: DashboardSearch) => void
  resume: Resume | null | undefined
  analysis: AnalysisState
  upload: Upload
  /** Opens the file picker on the resumes tab. */
  onPick: () => void
  /** Opens the file picker without changing the tab. */
  onPickHere: () => void
  onView: (resume: ViewedResume | null) => void
  /** Opens the dialog with the details read from the resume. */
  onReading: () => void
  /** The next step, above the overview. */
  next: ReactNode
}

/** The content of each tab, connected to the URL. Only the selected tab renders. */
export function DashboardTabs(props: TabsProps) {
  const { student, search, onGo, onOpen, resume, analysis, upload, onPick, onPickHere, onView, onReading, next } = props
  const onListing = (id: string, isAsked = false) =>
    onOpen('internships', { highlight: id, show: undefined, apply: isAsked ? id : undefined })
  return (
    <Suspense fallback={<Waiting />}>
      <TabPanel id="overview">
        {next}
        <panels.OverviewPanel
          user={student}
          upload={
            <Suspense fallback={<Skeleton className="h-80" />}>
              <panels.UploadArea upload={upload} onPick={onPickHere} isLarge />
            </Suspense>
          }
          matches={<Matches {...props} onListing={onListing} />}
          scores={analysis.result?.matching.matches.map(({ matchPercentage }) => matchPercentage)}
          onUpload={onPick}
          onBrowse={() => onOpen('internships')}
          onApplications={() => onOpen('applications')}
          onOffer={(application) => onOpen('applications', { status: undefined, application })}
        />
      </TabPanel>
      <TabPanel id="resumes">
        <panels.ResumesPanel
          userId={student.id}
          upload={upload}
          onPick={onPick}
          onView={(one) => onView(ownResume(one))}
          onReading={onReading}
        />
      </TabPanel>
      <TabPanel id="ai-analyzer">
        <panels.AnalyzerPanel
          userId={student.id}
          resume={resume}
          analysis={analysis}
          view={search.view ?? 'overview'}
          onView={(view) => onGo({ view })}
          onReading={onReading}
          onListing={onListing}
          order={<Order />}
          onUpload={resume ? () => onOpen('resumes') : onPick}
          onQuote={(match, part) => resume && onView(ownResume(resume, match.parts, part))}
        />
      </TabPanel>
      <TabPanel id="internships">
        <Internships {...props} />
      </TabPanel>
      <TabPanel id="applications">
        <panels.ApplicationsPanel
          userId={student.id}
          status={search.status}
          onStatus={(status) => onGo({ status })}
          opened={search.application}
          onOpened={(application) => onGo({ application }, { replace: true })}
          onBrowse={() => onOpen('internships')}
          onListing={onListing}
          afterRejection={{
            whatIf: ({ internshipId }, skill) => (
              <Suspense>
                <panels.SkillWhatIf internshipId={internshipId} skill={skill} />
              </Suspense>
            ),
            onWithout: (skill) => onOpen('internships', { ...noFilters, without: skill, show: undefined }),
          }}
          onCopy={(copy) => onView(sentCopy(copy))}
        />
      </TabPanel>
      <TabPanel id="interviews">
        <panels.InterviewsPanel
          side="student"
          named={search.interview}
          emptyAction={<Button onClick={() => onOpen('applications')}>View your applications</Button>}
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

/** Says what orders the matches besides their scores. Its space is reserved, so that they stay in place. */
const Order = () => (
  <div className="grid min-h-6 items-center max-sm:min-h-10">
    <Suspense>
      <panels.PreferenceLine byMatch />
    </Suspense>
  </div>
)

/** The first matches, next to what was read and the question for preferences. */
function Matches({ student, resume, analysis, onOpen, onView, onReading, onListing }: MatchesProps) {
  if (!resume) return null
  return (
    <Suspense fallback={<CardSkeletons className="h-78" />}>
      <panels.FirstMatches
        userId={student.id}
        resume={resume}
        analysis={analysis}
        onAll={() => onOpen('ai-analyzer', { view: 'matches' })}
        onResume={() => onOpen('resumes')}
        onListing={onListing}
        order={<Order />}
        onQuote={(match, part) => onView(ownResume(resume, match.parts, part))}
        aside={
          <>
            <panels.ReadDetails resume={resume} onReading={onReading} />
            {/* Its own, so that the matches stay while the code of the prompt loads. */}
            <Suspense>{analysis.result && <panels.PreferencesPrompt />}</Suspense>
          </>
        }
      />
    </Suspense>
  )
}

type MatchesProps = TabsProps & { onListing: MatchActions['onListing'] }

function Internships({ student, search, onGo, onPick, onView, resume }: TabsProps) {
  const { show, selected, highlight } = search
  const replaces = useTypingEntry()
  return (
    <panels.InternshipsPanel
      userId={student.id}
      view={show}
      onView={(view) => onGo({ show: view, highlight: undefined, selected: undefined })}
      filters={activeFilters(search)}
      onFilters={(change, typed = false) =>
        onGo(
          { ...clearedFilters(search), ...change, highlight: undefined, selected: undefined },
          { replace: replaces(typed) },
        )
      }
      selected={selected}
      onSelect={(id) => onGo({ selected: id }, { replace: selected !== undefined })}
      highlight={highlight}
      sheetOpen={search.filters === 'open'}
      onSheet={(open) => onGo({ filters: open ? 'open' : undefined }, { replace: !open })}
      canMatch={resume?.status === 'read'}
      onUpload={onPick}
      applying={search.apply}
      onApplying={(apply) => onGo({ apply }, { replace: apply === undefined })}
      onQuote={(parts, part) => resume && onView(ownResume(resume, parts, part))}
      below={({ id, title }, parts) => (
        <Suspense>
          <panels.ScoreQuestions internshipId={id} title={title} parts={parts} />
        </Suspense>
      )}
    />
  )
}

/** Filter changes after a link to one internship start without the previous filters. */
const clearedFilters = ({ highlight, sort }: DashboardSearch): DashboardSearch =>
  highlight === undefined ? {} : { ...noFilters, sort }
