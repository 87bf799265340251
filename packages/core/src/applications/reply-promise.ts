import { startOfIndianDay } from '../internships/state.ts'
import { dateLocale } from '../time/date-style.ts'
import { dayMs } from '../time/units.ts'
import type { ApplicationStatus } from './status.ts'

/** Days within which a company can promise to reply. */
export const replyDayChoices = [3, 7, 14, 21] as const
export type ReplyDays = (typeof replyDayChoices)[number]
export const defaultReplyDays: ReplyDays = 14

/** What a company promised to reply to: the application, or a question that the student asked later. */
export const replySubjects = ['application', 'question'] as const
export type ReplySubject = (typeof replySubjects)[number]

export const replyStates = ['due', 'answered', 'late'] as const
export type ReplyState = (typeof replyStates)[number]

/** A promise to reply. Times are ISO texts. */
export type ReplyPromise = {
  startedAt: string
  replyBy: string
  answeredAt: string | null
  /** When it ended without counting: the student withdrew, or the listing was withdrawn before the reply was due. */
  closedAt: string | null
}

/** The last millisecond of the day in India on which the reply is due: a reply on the promised day is on time. */
export function replyDeadline(startedAt: Date, days: number): string {
  const startOfDay = startOfIndianDay(startedAt).getTime()
  return new Date(startOfDay + (days + 1) * dayMs - 1).toISOString()
}

/** Null for a promise that was closed. A late answer is an answer; the company's record counts it as late. */
export function replyState({ replyBy, answeredAt, closedAt }: ReplyPromise, now: Date): ReplyState | null {
  if (closedAt !== null) return null
  if (answeredAt !== null) return 'answered'
  return now.getTime() > Date.parse(replyBy) ? 'late' : 'due'
}

/** Reminders of the company, in order. */
export const replyReminders = ['half', 'most', 'over'] as const
export type ReplyReminder = (typeof replyReminders)[number]

const reminderShare = { half: 0.5, most: 0.9 } as const

/** The last reminder that an open promise has reached, or null. */
export function reachedReminder({ startedAt, replyBy }: ReplyPromise, now: Date): ReplyReminder | null {
  const start = Date.parse(startedAt)
  const share = (now.getTime() - start) / (Date.parse(replyBy) - start)
  if (share > 1) return 'over'
  if (share >= reminderShare.most) return 'most'
  return share >= reminderShare.half ? 'half' : null
}

/** Whether this message of a student asks something, so that it begins a promise to reply. */
export const isQuestion = (text: string): boolean => /[?？؟]/.test(text)

/** Days between two nudges of the same application. */
export const nudgeDays = 7

export type NudgeRefusal = 'withdrawn' | 'already_decided' | 'not_late' | 'nudged_recently'

type Nudged = { status: ApplicationStatus; withdrawnAt: string | null; nudgedAt: string | null }

/** Why a student cannot nudge the company, or null. `application` is what the student may know of it. */
export function refuseNudge(application: Nudged, promise: ReplyPromise | null, now: Date): NudgeRefusal | null {
  const { status, withdrawnAt, nudgedAt } = application
  if (withdrawnAt !== null) return 'withdrawn'
  if (status === 'rejected') return 'already_decided'
  if (promise === null || replyState(promise, now) !== 'late') return 'not_late'
  const isRecent = nudgedAt !== null && now.getTime() < Date.parse(nudgedAt) + nudgeDays * dayMs
  return isRecent ? 'nudged_recently' : null
}

type Shown = { replyBy: string | null; replyState: ReplyState | null }

/** 'Reply by 4 Dec' or 'No reply yet, promised by 4 Dec'; empty for an application without an open promise. */
export function replyText({ replyBy, replyState }: Shown): string {
  if (replyBy === null || replyState === null || replyState === 'answered') return ''
  const day = replyDay(replyBy)
  return replyState === 'due' ? `Reply by ${day}` : `No reply yet, promised by ${day}`
}

/** The day of the company's last message while its reply is not there yet: '4 Dec'. Empty without one. */
export const writtenDay = (reply: Shown & { writtenAt?: string | null }): string =>
  reply.writtenAt && replyText(reply) !== '' ? replyDay(reply.writtenAt) : ''

/** The promised day, which ends at midnight in India: '4 Dec'. */
export const replyDay = (replyBy: string): string => dayFormat.format(new Date(replyBy))

const dayFormat = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' })
