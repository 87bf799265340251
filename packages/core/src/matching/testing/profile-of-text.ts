import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { createProfile, type Profile } from '../profile/resume-profile.ts'

/** The profile of a plain text, read like an uploaded resume. */
export function createTextProfile(text: string): Profile {
  const lines = linesOfText(text)
  return createProfile(readResume({ pages: 1, lines }), lines)
}
