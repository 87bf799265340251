import type { DashboardTab } from '../../features/student-dashboard/dashboard-search.ts'
import { onFirstInput } from '../../lib/first-screen.ts'
import { preloadDialog } from '../../ui/dialog.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'

// The page waits for the tab in the URL; the others are loaded after the first screen.
export const OverviewPanel = lazyPanel(() =>
  import('../../features/student-dashboard/overview-panel.tsx').then((m) => m.OverviewPanel),
)
export const ResumesPanel = lazyPanel(() =>
  import('../../features/resumes/resumes-panel.tsx').then((m) => m.ResumesPanel),
)
export const ResumeViewer = lazyDialog(() =>
  import('../../features/resumes/resume-viewer.tsx').then((m) => m.ResumeViewer),
)
export const ReadingDialog = lazyDialog(() =>
  import('../../features/resumes/reading-dialog/reading-dialog.tsx').then((m) => m.ReadingDialog),
)
export const UploadArea = lazyPanel(() =>
  import('../../features/resumes/upload/upload-area.tsx').then((m) => m.UploadArea),
)
export const FirstMatches = lazyPanel(() =>
  import('../../features/analyzer/first-matches.tsx').then((m) => m.FirstMatches),
)
export const ReadDetails = lazyPanel(() => import('../../features/resumes/read-details.tsx').then((m) => m.ReadDetails))
export const PreferencesPrompt = lazyComponent(() =>
  import('../../features/student-dashboard/preferences-prompt.tsx').then((m) => m.PreferencesPrompt),
)
export const PreferenceLine = lazyComponent(() =>
  import('../../features/internships/preference-line.tsx').then((m) => m.PreferenceLine),
)
export const AnalyzerPanel = lazyPanel(() =>
  import('../../features/analyzer/analyzer-panel.tsx').then((m) => m.AnalyzerPanel),
)
export const ScoreQuestions = lazyPanel(() =>
  import('../../features/analyzer/score-questions.tsx').then((m) => m.ScoreQuestions),
)
export const SkillWhatIf = lazyComponent(() =>
  import('../../features/analyzer/skill-what-if.tsx').then((m) => m.SkillWhatIf),
)
export const InternshipsPanel = lazyPanel(() =>
  import('../../features/internships/internships-panel.tsx').then((m) => m.InternshipsPanel),
)
export const ApplicationsPanel = lazyPanel(() =>
  import('../../features/student-applications/applications-panel.tsx').then((m) => m.ApplicationsPanel),
)
export const InterviewsPanel = lazyPanel(() =>
  import('../../features/interviews/interviews-panel.tsx').then((m) => m.InterviewsPanel),
)
export const VerifyEmailNotice = lazyComponent(() =>
  import('../../features/auth/verify-email-notice.tsx').then((m) => m.VerifyEmailNotice),
)

const panels = {
  overview: OverviewPanel,
  resumes: ResumesPanel,
  'ai-analyzer': AnalyzerPanel,
  internships: InternshipsPanel,
  applications: ApplicationsPanel,
  interviews: InterviewsPanel,
} satisfies Record<DashboardTab, unknown>

/** Preloads the selected tab. After a failure it loads again when it renders. */
export const fetchPanel = (tab: DashboardTab = 'overview') => panels[tab].preload().catch(() => undefined)

/** Preloads the other tabs after the first screen. Failed parts load again when opened. Returns a cancel function. */
export const fetchPanels = () =>
  onFirstInput(() => {
    preloadDialog()
    const parts = [...Object.values(panels), FirstMatches, ReadDetails, ReadingDialog, ResumeViewer]
    void Promise.allSettled(parts.map(({ preload }) => preload()))
  })
