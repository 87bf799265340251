import { dayMs } from '../time/units.ts'
import type { StoredReason } from './rejection-reasons.ts'
import type { ReplyState } from './reply-promise.ts'
import type { ApplicationStatus, Decision } from './status.ts'

/** What happened to an application so far. Times are ISO texts; null: it has not happened. */
export type Life = {
  status: ApplicationStatus
  createdAt: string
  decidedAt: string | null
  /** ISO moment at which a decision on hold is sent to the student; until then it can be undone. */
  tellAt: string | null
  seenAt: string | null
  shortlistedAt: string | null
  withdrawnAt: string | null
  attempt: number
  answer: Answer | null
  /** ISO moment at which an answer on hold is sent to the company; until then it can be undone. */
  answerTellAt: string | null
  keepResume: boolean
} & Partial<DecisionContent>

/** What a company writes with a decision. */
export type DecisionContent = {
  reasons: StoredReason[]
  /** The version of the reasons' wording; null without reasons. */
  reasonsVersion: number | null
  advice: string | null
  offerNote: string | null
  offerStartsOn: string | null
  answerBy: string | null
  /** The act on many applications that the decision belongs to. */
  batchId: string | null
}

export const noDecisionContent: DecisionContent = {
  reasons: [],
  reasonsVersion: null,
  advice: null,
  offerNote: null,
  offerStartsOn: null,
  answerBy: null,
  batchId: null,
}

export const answers = ['confirmed', 'declined'] as const
export type Answer = (typeof answers)[number]

/** How far an undecided application came. */
export const stages = ['applied', 'seen', 'shortlisted', 'interview'] as const
export type Stage = (typeof stages)[number]

/** What a person is shown in words; the three values of `status` stay what they are (settlement 83). */
export type DisplayState = Stage | Decision | 'withdrawn' | 'listing_withdrawn' | 'no_reply'

export type Side = 'student' | 'company'

/** A student may apply once more after withdrawing (settlement 56). */
export const attemptsMax = 2
/** Days for which a company can open the resume of a rejected applicant (settlement 100). */
const rejectedResumeDays = 90
/** From this many days without an answer, the waiting time of an application without a promise is shown. */
const noReplyDays = 7

/** What one side may know: neither knows of what the other holds, and a student knows of no shortlist. */
export function lifeSeenBy<L extends Life>(side: Side, life: L): L {
  if (side === 'company') return life.answerTellAt === null ? life : { ...life, ...unanswered }
  const known = { ...life, shortlistedAt: null, batchId: null }
  return isHeld(life) ? { ...known, ...undecided } : known
}

export const unanswered = { answer: null, answeredAt: null, answerReason: null, answerTellAt: null } as const

export const undecided = { status: 'pending', decidedAt: null, tellAt: null, ...noDecisionContent } as const

/** Whether a decision is on hold, that is not sent to the student yet. */
export const isHeld = ({ tellAt }: Pick<Life, 'tellAt'>): boolean => tellAt !== null

/** Whether a company may still accept or reject. */
export const isUndecided = ({ status, withdrawnAt }: Pick<Life, 'status' | 'withdrawnAt'>): boolean =>
  status === 'pending' && withdrawnAt === null

/** How far an application came; `interview` says whether there is one. */
export function applicationStage(
  { seenAt, shortlistedAt }: Pick<Life, 'seenAt' | 'shortlistedAt'>,
  interview: boolean,
): Stage {
  if (interview) return 'interview'
  if (shortlistedAt !== null) return 'shortlisted'
  return seenAt === null ? 'applied' : 'seen'
}

type Shown = Pick<Life, 'status' | 'createdAt' | 'withdrawnAt'> & {
  stage: Stage
  listingOpen: boolean
  /** Null and missing for an application without a promise to reply. */
  replyState?: ReplyState | null
}

/** `no_reply` once the promised reply is late, or after `noReplyDays`, unless the company did more than look. */
export function displayState(application: Shown, now: Date): DisplayState {
  const { status, withdrawnAt, stage, listingOpen, replyState = null } = application
  if (withdrawnAt !== null) return 'withdrawn'
  if (status !== 'pending') return status
  if (!listingOpen) return 'listing_withdrawn'
  if (stage === 'interview' || stage === 'shortlisted') return stage
  const isLate = replyState === null ? daysWaiting(application, now) >= noReplyDays : replyState === 'late'
  return isLate ? 'no_reply' : stage
}

/** Whole days since the application was sent. */
export const daysWaiting = ({ createdAt }: Pick<Life, 'createdAt'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / dayMs))

export type WithdrawRefusal = 'already_withdrawn' | 'already_decided'

/** Why a student cannot withdraw, or null. A decision on hold does not count, because a refusal would reveal it. */
export function refuseWithdrawal(life: Life): WithdrawRefusal | null {
  if (life.withdrawnAt !== null) return 'already_withdrawn'
  return lifeSeenBy('student', life).status === 'pending' ? null : 'already_decided'
}

/** Whether a withdrawn application can be submitted again. */
export const mayApplyAgain = ({ withdrawnAt, attempt }: Pick<Life, 'withdrawnAt' | 'attempt'>): boolean =>
  withdrawnAt !== null && attempt < attemptsMax

export type DecisionRefusal = 'withdrawn' | 'already_decided'

/** Why a company cannot decide or shortlist, or null. */
export function refuseDecision({ status, withdrawnAt }: Pick<Life, 'status' | 'withdrawnAt'>): DecisionRefusal | null {
  if (withdrawnAt !== null) return 'withdrawn'
  return status === 'pending' ? null : 'already_decided'
}

export type AnswerRefusal = 'not_accepted' | 'already_answered'

/** Why a student cannot answer to being accepted, or null. */
export function refuseAnswer(life: Life): AnswerRefusal | null {
  if (lifeSeenBy('student', life).status !== 'accepted') return 'not_accepted'
  return life.answer === null ? null : 'already_answered'
}

type ResumeGone = 'withdrawn' | 'expired'

/** Why the company no longer reaches the resume that was sent, or null. */
export function resumeGone(life: Life, now: Date): ResumeGone | null {
  if (life.withdrawnAt !== null) return 'withdrawn'
  const until = resumeUntil(life)
  return until !== null && now.getTime() >= Date.parse(until) ? 'expired' : null
}

/** When the company's access to the resume ends; null while no end is known. */
export function resumeUntil({ status, decidedAt, tellAt, keepResume }: Life): string | null {
  if (status !== 'rejected' || decidedAt === null || tellAt !== null || keepResume) return null
  return new Date(Date.parse(decidedAt) + rejectedResumeDays * dayMs).toISOString()
}
