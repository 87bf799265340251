import type { ReasonCode, RejectionReason, StoredReason } from './rejection-reasons.ts'

/** The names that companies choose from. */
export const reasonLabels: Record<ReasonCode, string> = {
  places_filled: 'All places are filled',
  skill_not_shown: 'Did not show a required skill',
  studies: 'Studies or year do not fit',
  dates_or_place: 'Dates or place do not fit',
  right_to_work: 'No right to work in the place',
  stronger_evidence: 'Others showed stronger evidence',
  interview: 'Did not come across well in the interview',
  no_contact: 'Could not be reached',
  other: 'Something else',
}

/** The name of a reason of any version; the code itself where it is retired. */
export function reasonLabel(code: string): string {
  const labels: Record<string, string> = reasonLabels
  return labels[code] ?? code
}

type Sentences = Record<string, (reason: Pick<RejectionReason, 'skill' | 'text'>) => string>

/**
 * What students read, by version. A decision keeps the version that its company saw, so a version that was used is never
 * edited: new wording is a new version, and a retired code stays in the versions that had it.
 */
const first = {
  places_filled: () => 'All places for this internship are filled.',
  skill_not_shown: ({ skill }) =>
    `This internship asks for ${skill}, and the company did not find it in the resume you sent. If you have used ${skill}, show where in your resume.`,
  studies: () => 'This internship is for students of another subject or year, so your studies do not fit it.',
  dates_or_place: () => 'The dates or the place of this internship do not fit yours.',
  right_to_work: () => 'This internship needs a right to work that the company could not confirm for you.',
  stronger_evidence: () =>
    'Other applicants showed stronger evidence of what this internship asks for. Projects and results that a reader can check make yours stronger.',
  interview: () =>
    'After the interview, the company decided to continue with other applicants. Thank you for the time you gave it.',
  no_contact: () =>
    'The company could not reach you. Check that the email address and phone number in your profile are right.',
  other: ({ text }) => `The company wrote: “${text}”`,
} satisfies Record<ReasonCode, Sentences[string]>

const sentences: Record<number, Sentences> = {
  1: first,
  2: {
    ...first,
    // Also true of a skill that is only named.
    skill_not_shown: ({ skill }) =>
      `This internship asks for ${skill}, and the company did not see it in use in the resume you sent. If you have used ${skill}, show where in your resume.`,
  },
}

export const reasonsVersion = 2

/** What the student reads; `version` is that of the decision. Empty for a code that the version does not have. */
export function reasonSentence(reason: StoredReason, version = reasonsVersion): string {
  const ofVersion = sentences[version]
  const write = ofVersion && Object.hasOwn(ofVersion, reason.code) ? ofVersion[reason.code] : undefined
  return write?.(reason) ?? ''
}
