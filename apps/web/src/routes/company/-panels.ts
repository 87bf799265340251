import { lazy } from 'react'
import { afterFirstScreen } from '../../lib/first-screen.ts'
import { fetchDialog } from '../../ui/dialog.tsx'

// The overview is the first screen; the other tabs and the forms are fetched after it.
const applicants = () => import('../../features/applicants/applicants.tsx')
const internships = () => import('../../features/company-internships/my-internships.tsx')
const preview = () => import('../../features/internships/listing-preview.tsx')
const posting = () => import('../../features/company-internships/internship-dialogs.tsx')
const interviews = () => import('../../features/interviews/interviews-panel.tsx')
const proposing = () => import('../../features/interviews/proposal-dialog.tsx')
const verifying = () => import('../../features/auth/verify-email-notice.tsx')

export const Applicants = lazy(() => applicants().then((m) => ({ default: m.Applicants })))
export const MyInternships = lazy(() => internships().then((m) => ({ default: m.MyInternships })))
export const ListingPreview = lazy(() => preview().then((m) => ({ default: m.ListingPreview })))
export const PostInternshipDialog = lazy(() => posting().then((m) => ({ default: m.PostInternshipDialog })))
export const InterviewsPanel = lazy(() => interviews().then((m) => ({ default: m.InterviewsPanel })))
export const ProposalDialog = lazy(() => proposing().then((m) => ({ default: m.ProposalDialog })))
export const VerifyEmailNotice = lazy(() => verifying().then((m) => ({ default: m.VerifyEmailNotice })))

/**
 * Fetches the rest of the dashboard once its first screen stands, so that a click answers at once. What fails is
 * fetched again when it is opened. Gives the way to call it off.
 */
export const fetchPanels = () =>
  afterFirstScreen(() => {
    fetchDialog()
    void Promise.all([applicants(), internships(), posting(), preview(), interviews(), proposing()]).catch(
      () => undefined,
    )
  })
