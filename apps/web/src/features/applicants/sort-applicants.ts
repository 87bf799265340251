import type { Application } from '@fledge/contract/applications'
import type { ApplicantSort } from './applicant-sorts.ts'

export const sortLabels: Record<ApplicantSort, string> = {
  score: 'Best fit first',
  date: 'Newest first',
  reply: 'Reply due first',
}

type Compare = (a: Application, b: Application) => number

const compareDates: Compare = (a, b) => a.appliedAt.localeCompare(b.appliedAt)

const comparisons: Record<ApplicantSort, Compare> = {
  score: (a, b) => (b.fit?.matchPercentage ?? -1) - (a.fit?.matchPercentage ?? -1),
  date: (a, b) => compareDates(b, a),
  reply: (a, b) => Number(!isAwaited(a)) - Number(!isAwaited(b)) || (a.replyBy ?? '').localeCompare(b.replyBy ?? ''),
}

/** Whether a reply is due or late; the others are sorted last. */
const isAwaited = ({ replyState }: Application) => replyState === 'due' || replyState === 'late'

/** Withdrawn applications last; on a tie the earlier application. */
export const compareApplicants =
  (sort: ApplicantSort): Compare =>
  (a, b) =>
    Number(a.withdrawnAt !== null) - Number(b.withdrawnAt !== null) || comparisons[sort](a, b) || compareDates(a, b)
