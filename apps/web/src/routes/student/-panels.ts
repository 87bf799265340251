import { lazy } from 'react'
import { afterFirstScreen } from '../../lib/first-screen.ts'
import { fetchDialog } from '../../ui/dialog.tsx'

// The overview is the first screen; the other tabs are fetched after it.
const resumes = () => import('../../features/resumes/resumes-panel.tsx')
const viewer = () => import('../../features/resumes/resume-viewer.tsx')
const reading = () => import('../../features/resumes/reading-dialog.tsx')
const analyzer = () => import('../../features/analyzer/analyzer-panel.tsx')
const internships = () => import('../../features/internships/internships-panel.tsx')
const applications = () => import('../../features/student-applications/applications-panel.tsx')
const interviews = () => import('../../features/interviews/interviews-panel.tsx')

export const ResumesPanel = lazy(() => resumes().then((m) => ({ default: m.ResumesPanel })))
export const ResumeViewer = lazy(() => viewer().then((m) => ({ default: m.ResumeViewer })))
export const ReadingDialog = lazy(() => reading().then((m) => ({ default: m.ReadingDialog })))
export const AnalyzerPanel = lazy(() => analyzer().then((m) => ({ default: m.AnalyzerPanel })))
export const MatchQuestions = lazy(() =>
  import('../../features/analyzer/match-questions.tsx').then((m) => ({ default: m.MatchQuestions })),
)
export const InternshipsPanel = lazy(() => internships().then((m) => ({ default: m.InternshipsPanel })))
export const ApplicationsPanel = lazy(() => applications().then((m) => ({ default: m.ApplicationsPanel })))
export const InterviewsPanel = lazy(() => interviews().then((m) => ({ default: m.InterviewsPanel })))

/**
 * Fetches the other tabs once the first screen stands, so that a click on one answers at once. What fails is fetched
 * again when it is opened. Gives the way to call it off.
 */
export const fetchPanels = () =>
  afterFirstScreen(() => {
    fetchDialog()
    void Promise.all([resumes(), reading(), viewer(), analyzer(), internships(), applications(), interviews()]).catch(
      () => undefined,
    )
  })
