export const applicationStatuses = ['pending', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const decisions = ['accepted', 'rejected'] as const
export type Decision = (typeof decisions)[number]

export const statusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** The number of applications of each status, before any is counted. */
export const noStatusCounts: Record<ApplicationStatus, number> = { pending: 0, accepted: 0, rejected: 0 }

/** What a timeline may hold. */
export const applicationEventKinds = [
  'submitted',
  'seen',
  'resume_opened',
  'shortlisted',
  'decided',
  'withdrawn',
  'submitted_again',
  'answered',
  'offer_extended',
  'listing_changed',
  'listing_withdrawn',
  'interview_proposed',
  'interview_others_asked',
  'interview_scheduled',
  'interview_moved',
  'interview_cancelled',
  'nudged',
] as const
export type ApplicationEventKind = (typeof applicationEventKinds)[number]

export type ApplyRefusal = 'closed' | 'no_resume' | 'already_applied'

/** Why a student cannot apply, or null. `open` is false for a listing that was deleted or closed. */
export function refuseApplication(
  student: { resumeId: string | null; applied: boolean },
  listing: { open: boolean },
): ApplyRefusal | null {
  if (!listing.open) return 'closed'
  if (student.applied) return 'already_applied'
  return student.resumeId === null ? 'no_resume' : null
}

/** Rounded percentage of `part` in `total` (§9); 0 when there is nothing to count. */
export const successRate = (part: number, total: number): number => (total === 0 ? 0 : Math.round((part / total) * 100))
