import { onFirstInput } from '../../lib/first-screen.ts'
import { preloadDialog } from '../../ui/dialog.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'

// The overview is the first screen; the other tabs and the forms are fetched after it.
const applicants = () => import('../../features/applicants/applicants.tsx')
const internships = () => import('../../features/company-internships/my-internships.tsx')
const preview = () => import('../../features/internships/listing-preview.tsx')
const posting = () => import('../../features/company-internships/internship-dialogs.tsx')
const interviews = () => import('../../features/interviews/interviews-panel.tsx')
const proposing = () => import('../../features/interviews/proposal-dialog.tsx')
const verifying = () => import('../../features/auth/verify-email-notice.tsx')

export const Applicants = lazyPanel(() => applicants().then((m) => m.Applicants))
export const MyInternships = lazyPanel(() => internships().then((m) => m.MyInternships))
export const ListingPreview = lazyComponent(() => preview().then((m) => m.ListingPreview))
export const PostInternshipDialog = lazyDialog(() => posting().then((m) => m.PostInternshipDialog))
export const InterviewsPanel = lazyPanel(() => interviews().then((m) => m.InterviewsPanel))
export const ProposalDialog = lazyDialog(() => proposing().then((m) => m.ProposalDialog))
export const VerifyEmailNotice = lazyComponent(() => verifying().then((m) => m.VerifyEmailNotice))

/**
 * Fetches the rest of the dashboard once its first screen has settled, so that a click answers at once. What fails is
 * fetched again when it is opened. Gives the way to call it off.
 */
export const fetchPanels = () =>
  onFirstInput(() => {
    preloadDialog()
    void Promise.all([applicants(), internships(), posting(), preview(), interviews(), proposing()]).catch(
      () => undefined,
    )
  })
