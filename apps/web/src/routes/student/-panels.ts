import type { DashboardTab } from '../../features/student-dashboard/dashboard-search.ts'
import { onFirstInput } from '../../lib/first-screen.ts'
import { preloadDialog } from '../../ui/dialog.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'

// The page waits for the tab in the URL; the others are loaded after the first screen.
const overview = () => import('../../features/student-dashboard/overview-panel.tsx')
const resumes = () => import('../../features/resumes/resumes-panel.tsx')
const viewer = () => import('../../features/resumes/resume-viewer.tsx')
const reading = () => import('../../features/resumes/reading-dialog/reading-dialog.tsx')
const analyzer = () => import('../../features/analyzer/analyzer-panel.tsx')
const internships = () => import('../../features/internships/internships-panel.tsx')
const applications = () => import('../../features/student-applications/applications-panel.tsx')
const interviews = () => import('../../features/interviews/interviews-panel.tsx')

export const OverviewPanel = lazyPanel(() => overview().then((m) => m.OverviewPanel))
export const ResumesPanel = lazyPanel(() => resumes().then((m) => m.ResumesPanel))
export const ResumeViewer = lazyDialog(() => viewer().then((m) => m.ResumeViewer))
export const ReadingDialog = lazyDialog(() => reading().then((m) => m.ReadingDialog))
export const FirstUpload = lazyPanel(() =>
  import('../../features/resumes/upload/first-upload.tsx').then((m) => m.FirstUpload),
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
export const AnalyzerPanel = lazyPanel(() => analyzer().then((m) => m.AnalyzerPanel))
export const ScoreQuestions = lazyPanel(() =>
  import('../../features/analyzer/score-questions.tsx').then((m) => m.ScoreQuestions),
)
export const SkillWhatIf = lazyComponent(() =>
  import('../../features/analyzer/skill-what-if.tsx').then((m) => m.SkillWhatIf),
)
export const InternshipsPanel = lazyPanel(() => internships().then((m) => m.InternshipsPanel))
export const ApplicationsPanel = lazyPanel(() => applications().then((m) => m.ApplicationsPanel))
export const InterviewsPanel = lazyPanel(() => interviews().then((m) => m.InterviewsPanel))

const panels: Record<DashboardTab, () => Promise<unknown>> = {
  overview,
  resumes,
  'ai-analyzer': analyzer,
  internships,
  applications,
  interviews,
}

/** Preloads the selected tab. After a failure it loads again when it renders. */
export const fetchPanel = (tab: DashboardTab = 'overview') => panels[tab]().catch(() => undefined)

/** Preloads the other tabs after the first screen. Failed parts load again when opened. Returns a cancel function. */
export const fetchPanels = () =>
  onFirstInput(() => {
    preloadDialog()
    void Promise.all([
      overview(),
      resumes(),
      reading(),
      viewer(),
      analyzer(),
      internships(),
      applications(),
      interviews(),
    ]).catch(() => undefined)
  })
