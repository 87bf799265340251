/** The life of an interview: slots are proposed, one is picked or others are asked for, either side may move or cancel. */
export const interviewStatuses = ['proposed', 'others_asked', 'scheduled', 'cancelled'] as const
type InterviewStatus = (typeof interviewStatuses)[number]

export const interviewModes = ['video', 'phone', 'on-site'] as const
export type InterviewMode = (typeof interviewModes)[number]

export type InterviewSide = 'student' | 'company'

/** `propose` and `ask_for_others` give up a time that was agreed: that is how an interview is moved. */
export const interviewActs = ['pick', 'ask_for_others', 'propose', 'cancel'] as const
export type InterviewAct = (typeof interviewActs)[number]

/** What each side may do in each state. The server refuses by this table, the page shows buttons by it. */
const acts: Record<InterviewStatus, Record<InterviewSide, readonly InterviewAct[]>> = {
  proposed: { student: ['pick', 'ask_for_others', 'cancel'], company: ['propose', 'cancel'] },
  others_asked: { student: ['cancel'], company: ['propose', 'cancel'] },
  scheduled: { student: ['ask_for_others', 'cancel'], company: ['propose', 'cancel'] },
  cancelled: { student: [], company: [] },
}

/** `startsAt` is the time that was agreed last, if ever; it holds only while the status is 'scheduled'. ISO, UTC. */
export type InterviewState = { status: InterviewStatus; startsAt: string | null }
export type InterviewRefusal = 'cancelled' | 'begun' | 'not_now'

/** Why this side cannot do this now, or null. */
export function refuseAct(
  interview: InterviewState,
  side: InterviewSide,
  act: InterviewAct,
  now: Date,
): InterviewRefusal | null {
  if (interview.status === 'cancelled') return 'cancelled'
  if (hasBegun(interview, now)) return 'begun'
  return acts[interview.status][side].includes(act) ? null : 'not_now'
}

/** All that this side can do now. */
export const allowedInterviewActs = (interview: InterviewState, side: InterviewSide, now: Date): InterviewAct[] =>
  interviewActs.filter((act) => refuseAct(interview, side, act, now) === null)

/** Whether the agreed time of an interview has come. */
export const hasBegun = ({ status, startsAt }: InterviewState, now: Date): boolean =>
  status === 'scheduled' && startsAt !== null && Date.parse(startsAt) <= now.getTime()

/** Still to be agreed or still to come: an application has one of these at most. */
export const isOpen = (interview: InterviewState, now: Date): boolean =>
  interview.status !== 'cancelled' && !hasBegun(interview, now)

export type InterviewGroup = 'your_turn' | 'their_turn' | 'upcoming' | 'past' | 'cancelled'

/** The state of an interview for one side: whose answer is due, or whether it is upcoming or over. */
export function interviewGroup(interview: InterviewState, side: InterviewSide, now: Date): InterviewGroup {
  if (interview.status === 'cancelled') return 'cancelled'
  if (interview.status === 'scheduled') return hasBegun(interview, now) ? 'past' : 'upcoming'
  const whoseTurn: InterviewSide = interview.status === 'proposed' ? 'student' : 'company'
  return whoseTurn === side ? 'your_turn' : 'their_turn'
}
