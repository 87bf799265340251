import {
  adviceMaxWords,
  countWords,
  type ReasonCode,
  type RejectionReason,
  reasonsMax,
} from '@fledge/core/applications/rejection-reasons'
import { reasonSentence } from '@fledge/core/applications/rejection-texts'

/** What is chosen and typed before a rejection is sent. */
export type RejectionDraft = {
  codes: readonly ReasonCode[]
  skill: string
  /** A second skill is a second reason; not sent with another one. */
  secondSkill: string
  text: string
  advice: string
}
export type Rejection = { reasons: RejectionReason[]; advice?: string }

export const emptyRejection: RejectionDraft = { codes: [], skill: '', secondSkill: '', text: '', advice: '' }

/** Chooses a reason or takes it back. The oldest gives its place to a third one. */
export const toggleReason = (codes: readonly ReasonCode[], code: ReasonCode): ReasonCode[] =>
  codes.includes(code)
    ? codes.filter((one) => one !== code)
    : [...codes.slice(codes.length === reasonsMax ? 1 : 0), code]

/** True when the skill that was not shown is the only reason so far, which leaves room for another skill. */
export const hasRoomForSkill = (codes: readonly ReasonCode[]): boolean =>
  codes.includes('skill_not_shown') && codes.length < reasonsMax

/** What has to be corrected, by field; empty when the rejection can be sent. */
export function rejectionProblems({ codes, skill, text, advice }: RejectionDraft) {
  return {
    ...(codes.includes('skill_not_shown') && skill === '' && { skill: 'Choose the skill' }),
    ...(codes.includes('other') && text.trim() === '' && { text: 'Write the reason' }),
    ...(countWords(advice) > adviceMaxWords && { advice: `At most ${adviceMaxWords} words` }),
  }
}

export const toRejection = (draft: RejectionDraft): Rejection => ({
  reasons: draft.codes.flatMap((code) => toReasons(code, draft)),
  ...(draft.advice.trim() !== '' && { advice: draft.advice.trim() }),
})

function toReasons(code: ReasonCode, { codes, skill, secondSkill, text }: RejectionDraft): RejectionReason[] {
  if (code === 'other') return [{ code, text: text.trim() }]
  if (code !== 'skill_not_shown') return [{ code }]
  const skills = hasRoomForSkill(codes) && secondSkill !== '' ? [skill, secondSkill] : [skill]
  return skills.map((one) => ({ code, skill: one }))
}

/** What the student will read, without reasons that are not complete yet. */
export const studentSentences = (draft: RejectionDraft): string[] =>
  toRejection(draft)
    .reasons.filter(({ code, skill, text }) => (code === 'skill_not_shown' ? skill : code === 'other' ? text : true))
    .map((reason) => reasonSentence(reason))
