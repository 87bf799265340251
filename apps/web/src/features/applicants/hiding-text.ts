import type { ApplicantFilter } from './group-applicants.ts'

const statusWords = { pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected' }

/** Which filters hide somebody: 'The search “asha” and the status “Pending” hide this applicant.' */
export function hidingText({ q, status, shortlisted }: ApplicantFilter, whom: string): string {
  const filters = [
    q.trim() !== '' && `the search “${q.trim()}”`,
    status !== 'all' && `the status “${statusWords[status]}”`,
    shortlisted && 'the shortlist',
  ].filter((words) => words !== false)
  const text = `${words.format(filters)} ${filters.length === 1 ? 'hides' : 'hide'} ${whom}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })
