import { shortDay } from '@fledge/core/interviews/zoned-time'
import type { NotificationContent, NotificationParams } from './notification-content.ts'

/** Mail programs cut longer subjects. */
const longestPart = 60

type Names = Partial<Record<'listing' | 'company' | 'other' | 'student' | 'by' | 'sender', string | null>>

/**
 * The subject of a mail: what happened, with whom and about which role. Senders with an unconfirmed address have no words
 * in mails at all. Kinds without a company or listing keep `start`.
 */
export function mailSubject({ kind, params }: NotificationContent, start: string): string {
  const { listing, company, other, student, by, sender }: Names = params as Names
  const host = company ?? other
  // One mail a day covers all applicants, so it names none.
  const who = host ?? (kind === 'application_received' ? null : (student ?? by ?? sender))
  if (meetings.has(kind)) return `Interview with ${short(who)}: ${short(listing)}${dayOf(params)}`
  const role = listing && who ? `${short(listing)}${host ? ' at ' : ', '}${short(who)}` : short(listing ?? who)
  return role === '' ? start : `${start}: ${role}${dayOf(params)}`
}

const meetings: ReadonlySet<NotificationContent['kind']> = new Set([
  'interview_scheduled',
  'interview_tomorrow',
  'interview_today',
  'interview_within_hour',
])

/** ', Tue 1 Dec' in the zone of the meeting. */
function dayOf(params: NotificationContent['params']): string {
  const { time } = params as Partial<NotificationParams['interview_scheduled']>
  return time?.startsAt ? `, ${shortDay(time.startsAt, time.timeZone)}` : ''
}

function short(name: string | null | undefined): string {
  const line = (name ?? '').replace(/\s+/g, ' ')
  return line.length <= longestPart ? line : `${line.slice(0, longestPart - 1).trimEnd()}…`
}
