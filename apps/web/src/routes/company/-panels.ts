import { onFirstInput } from '../../lib/first-screen.ts'
import { preloadDialog } from '../../ui/dialog.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'

// Loaded after the overview, which is the first screen.
const applicants = () => import('../../features/applicants/applicants.tsx')
const internships = () => import('../../features/company-internships/my-internships.tsx')
const preview = () => import('../../features/internships/listing-preview.tsx')
const posting = () => import('../../features/company-internships/internship-dialogs.tsx')
const interviews = () => import('../../features/interviews/interviews-panel.tsx')
const proposing = () => import('../../features/interviews/proposal-dialog.tsx')
const proposingToMany = () => import('../../features/interviews/bulk-proposal-form.tsx')
const notes = () => import('../../features/applicants/detail/notes.tsx')
const verifying = () => import('../../features/auth/verify-email-notice.tsx')

export const Applicants = lazyPanel(() => applicants().then((m) => m.Applicants))
export const MyInternships = lazyPanel(() => internships().then((m) => m.MyInternships))
export const ListingPreview = lazyComponent(() => preview().then((m) => m.ListingPreview))
export const PostInternshipDialog = lazyDialog(() => posting().then((m) => m.PostInternshipDialog))
export const InterviewsPanel = lazyPanel(() => interviews().then((m) => m.InterviewsPanel))
export const ProposalDialog = lazyDialog(() => proposing().then((m) => m.ProposalDialog))
export const BulkProposalForm = lazyDialog(() => proposingToMany().then((m) => m.BulkProposalForm))
export const ProposalSummary = lazyComponent(() => proposingToMany().then((m) => m.ProposalSummary))
export const Notes = lazyComponent(() => notes().then((m) => m.Notes))
export const VerifyEmailNotice = lazyComponent(() => verifying().then((m) => m.VerifyEmailNotice))

/** Preloads the other tabs after the first screen. Failed parts load again when opened. Returns a cancel function. */
export const fetchPanels = () =>
  onFirstInput(() => {
    preloadDialog()
    const panels = [applicants, internships, posting, preview, interviews, proposing, proposingToMany]
    void Promise.all(panels.map((load) => load())).catch(() => undefined)
  })
