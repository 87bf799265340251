import { onFirstInput } from '../../lib/first-screen.ts'
import { preloadDialog } from '../../ui/dialog.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'

// Loaded after the overview, which is the first screen.
export const Applicants = lazyPanel(() => import('../../features/applicants/applicants.tsx').then((m) => m.Applicants))
export const MyInternships = lazyPanel(() =>
  import('../../features/company-internships/my-internships.tsx').then((m) => m.MyInternships),
)
export const ListingPreview = lazyComponent(() =>
  import('../../features/internships/listing-preview.tsx').then((m) => m.ListingPreview),
)
export const PostInternshipDialog = lazyDialog(() =>
  import('../../features/company-internships/internship-dialogs.tsx').then((m) => m.PostInternshipDialog),
)
export const InterviewsPanel = lazyPanel(() =>
  import('../../features/interviews/interviews-panel.tsx').then((m) => m.InterviewsPanel),
)
export const ProposalDialog = lazyDialog(() =>
  import('../../features/interviews/proposal-dialog.tsx').then((m) => m.ProposalDialog),
)
export const BulkProposalForm = lazyDialog(() =>
  import('../../features/interviews/bulk-proposal-form.tsx').then((m) => m.BulkProposalForm),
)
export const ProposalSummary = lazyComponent(() =>
  import('../../features/interviews/bulk-proposal-form.tsx').then((m) => m.ProposalSummary),
)
export const Notes = lazyComponent(() => import('../../features/applicants/detail/notes.tsx').then((m) => m.Notes))
export const VerifyEmailNotice = lazyComponent(() =>
  import('../../features/auth/verify-email-notice.tsx').then((m) => m.VerifyEmailNotice),
)

/** Preloads the other tabs after the first screen. Failed parts load again when opened. Returns a cancel function. */
export const fetchPanels = () =>
  onFirstInput(() => {
    preloadDialog()
    const panels = [
      Applicants,
      MyInternships,
      PostInternshipDialog,
      ListingPreview,
      InterviewsPanel,
      ProposalDialog,
      BulkProposalForm,
      ProposalSummary,
    ]
    void Promise.allSettled(panels.map(({ preload }) => preload()))
  })
