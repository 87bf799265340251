import type { Clash, Interview } from '@fledge/contract/interviews'
import type { InterviewMode, InterviewSide } from '@fledge/core/interviews/interview'

export const modeWords: Record<InterviewMode, string> = { video: 'Video call', phone: 'Phone', 'on-site': 'On site' }

/** Names a button after its interview, because several cards have the same button. */
export const buttonName = (
  action: string,
  { internship: { title }, company, student }: Interview,
  side: InterviewSide,
): string =>
  side === 'student'
    ? `${action}: ${title} at ${company.companyName}`
    : `${action}: ${student.firstName} ${student.lastName}, ${title}`

/** Why a time is taken. Of the other side only that it is busy. */
export const clashText = (clash: Clash, other: string): string =>
  clash.whose === 'yours'
    ? `You have an interview at that time: ${clash.with}`
    : `${other} has another interview at that time`
