import type { TimelineEvent } from '@fledge/contract/application-life'
import type { Side } from '@fledge/core/applications/life'
import type { ApplicationEventKind } from '@fledge/core/applications/status'

type Words = string | Record<Side, string>

const words: Record<ApplicationEventKind, Words> = {
  submitted: { student: 'You applied', company: 'Applied' },
  seen: { student: 'The company opened your application', company: 'First opened' },
  resume_opened: { student: 'The company opened your resume', company: 'Resume opened' },
  shortlisted: 'Put on the shortlist',
  shortlist_removed: 'Taken off the shortlist',
  decided: 'Decided',
  decision_undone: 'Decision taken back before the student was told',
  withdrawn: { student: 'You withdrew', company: 'The student withdrew' },
  submitted_again: { student: 'You applied again', company: 'Applied again' },
  answered: 'Answered',
  listing_changed: 'The listing was changed',
  listing_withdrawn: 'The listing was taken down',
  interview_proposed: 'Interview times were proposed',
  interview_others_asked: 'Other interview times were asked for',
  interview_scheduled: 'The interview was fixed',
  interview_moved: 'The interview was moved',
  interview_cancelled: 'The interview was cancelled',
}

/** One line of a timeline, as its reader would say it. */
export function timelineText({ kind, detail }: Pick<TimelineEvent, 'kind' | 'detail'>, side: Side): string {
  if (kind === 'decided') return detail['status'] === 'accepted' ? 'Accepted' : 'Rejected'
  if (kind === 'answered') {
    const said = detail['answer'] === 'confirmed' ? 'accepted the place' : 'declined the place'
    return side === 'student' ? `You ${said}` : `The student ${said}`
  }
  if (kind === 'listing_changed' && detail['changes']) return `The listing was changed. ${detail['changes']}`
  const text = words[kind]
  return typeof text === 'string' ? text : text[side]
}
