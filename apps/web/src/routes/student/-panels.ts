import { lazy } from 'react'

// The overview is the first screen; the other tabs are fetched beside it, not before it.
const resumes = () => import('../../features/resumes/resumes-panel.tsx')
const viewer = () => import('../../features/resumes/resume-viewer.tsx')
const analyzer = () => import('../../features/analyzer/analyzer-panel.tsx')
const internships = () => import('../../features/internships/internships-panel.tsx')
const applications = () => import('../../features/student-applications/applications-panel.tsx')

export const ResumesPanel = lazy(() => resumes().then((m) => ({ default: m.ResumesPanel })))
export const ResumeViewer = lazy(() => viewer().then((m) => ({ default: m.ResumeViewer })))
export const AnalyzerPanel = lazy(() => analyzer().then((m) => ({ default: m.AnalyzerPanel })))
export const InternshipsPanel = lazy(() => internships().then((m) => ({ default: m.InternshipsPanel })))
export const ApplicationsPanel = lazy(() => applications().then((m) => ({ default: m.ApplicationsPanel })))

/** Fetches the other tabs, so that a click on one answers at once. What fails is fetched again when it is opened. */
export const fetchPanels = () =>
  void Promise.all([resumes(), viewer(), analyzer(), internships(), applications()]).catch(() => undefined)
