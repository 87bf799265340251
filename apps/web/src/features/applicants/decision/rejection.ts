import {
  adviceMaxWords,
  countWords,
  type ReasonCode,
  type RejectionReason,
  reasonSentence,
  reasonsMax,
} from '@fledge/core/applications/rejection-reasons'

/** What is chosen and typed before a rejection is sent. */
export type RejectionDraft = { codes: readonly ReasonCode[]; skill: string; text: string; advice: string }
export type Rejection = { reasons: RejectionReason[]; advice?: string }

export const emptyRejection: RejectionDraft = { codes: [], skill: '', text: '', advice: '' }

/** Chooses a reason or takes it back. The oldest gives its place to a third one. */
export const toggleReason = (codes: readonly ReasonCode[], code: ReasonCode): ReasonCode[] =>
  codes.includes(code)
    ? codes.filter((one) => one !== code)
    : [...codes.slice(codes.length === reasonsMax ? 1 : 0), code]

/** What has to be corrected, by field; empty when the rejection can be sent. */
export function rejectionProblems({ codes, skill, text, advice }: RejectionDraft) {
  return {
    ...(codes.length === 0 && { codes: 'Choose one or two reasons' }),
    ...(codes.includes('skill_not_shown') && skill === '' && { skill: 'Choose the skill' }),
    ...(codes.includes('other') && text.trim() === '' && { text: 'Write the reason' }),
    ...(countWords(advice) > adviceMaxWords && { advice: `At most ${adviceMaxWords} words` }),
  }
}

export const toRejection = ({ codes, skill, text, advice }: RejectionDraft): Rejection => ({
  reasons: codes.map((code) => ({
    code,
    ...(code === 'skill_not_shown' && { skill }),
    ...(code === 'other' && { text: text.trim() }),
  })),
  ...(advice.trim() !== '' && { advice: advice.trim() }),
})

/** What the student will read, without reasons that are not complete yet. */
export const studentSentences = (draft: RejectionDraft): string[] =>
  toRejection(draft)
    .reasons.filter(({ code, skill, text }) => (code === 'skill_not_shown' ? skill : code === 'other' ? text : true))
    .map((reason) => reasonSentence(reason))
