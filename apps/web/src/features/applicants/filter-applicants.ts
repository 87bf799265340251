import type { Application } from '@fledge/contract/applications'
import { statusLabels } from '@fledge/core/applications/status'
import { fullName } from '@fledge/core/full-name'
import { foldText } from '@fledge/core/places'

export type ApplicantFilter = {
  q: string
  status: 'all' | Application['status']
  shortlisted: boolean
  /** The year of graduation. */
  year: number | undefined
  /** Only those whose reply is late. */
  late: boolean
}

export const noFilter: ApplicantFilter = { q: '', status: 'all', shortlisted: false, year: undefined, late: false }

export const isActive = ({ q, status, shortlisted, year, late }: ApplicantFilter): boolean =>
  q.trim() !== '' || status !== 'all' || shortlisted || year !== undefined || late

export const isLate = ({ replyState }: Application): boolean => replyState === 'late'

/** On the shortlist, whatever the decision. A withdrawn application is on none. */
export const isShortlisted = ({ shortlistedAt, withdrawnAt }: Application): boolean =>
  shortlistedAt !== null && withdrawnAt === null

/** Whether an application passes a filter. A withdrawn one has no status, so it appears only among all. */
export function matchesFilter(application: Application, filter: ApplicantFilter): boolean {
  const { applicant, internship, status, withdrawnAt } = application
  if (filter.status !== 'all' && (status !== filter.status || withdrawnAt !== null)) return false
  if (filter.shortlisted && !isShortlisted(application)) return false
  if (filter.year !== undefined && applicant.graduationYear !== filter.year) return false
  if (filter.late && !isLate(application)) return false
  const text = foldName(`${fullName(applicant)} ${internship.title} ${applicant.email}`)
  return foldName(filter.q)
    .split(' ')
    .every((word) => text.includes(word))
}

/** 'O’Brien' is also found by 'obrien'. */
const foldName = (text: string): string => foldText(text).replace(/['’ʼ]/g, '')

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })

/** 'The search “asha” and the status “Pending” hide this applicant.' */
export function hiddenByText({ q, status, shortlisted, year, late }: ApplicantFilter, hidden: string): string {
  const filters = [
    q.trim() !== '' && `the search “${q.trim()}”`,
    status !== 'all' && `the status “${statusLabels[status]}”`,
    shortlisted && 'the shortlist',
    year !== undefined && `the graduation year ${year}`,
    late && 'the late replies',
  ].filter((text) => text !== false)
  const text = `${conjunction.format(filters)} ${filters.length === 1 ? 'hides' : 'hide'} ${hidden}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
