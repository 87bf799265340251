import { type Line, linesOfText } from '../../resume/layout/resume-lines.ts'
import type { Field, ResumeDraft } from '../../resume/resume-draft.ts'
import { findSkills } from '../../skills/extract.ts'
import { createProfile, type Profile } from '../profile/resume-profile.ts'

/** The profile of a plain text whose first line is the person's name. */
export function createTextProfile(text: string): Profile {
  const lines = linesOfText(text)
  return createProfile(createDraft(lines), lines)
}

/** A minimal draft: name, mail address, and the skills of visible lines. */
export function createDraft(lines: readonly Line[]): ResumeDraft {
  const found = lines.flatMap(({ text, hidden }, line) =>
    hidden === null ? findSkills(text).map((skill) => ({ ...skill, line })) : [],
  )
  const skills = [...Map.groupBy(found, ({ skill }) => skill)].map(([skill, places]) => ({
    skill,
    sources: places.map(({ line, start, end }) => ({ line, start, end })),
  }))
  const rest = { phone: null, links: [], listedSkills: [], experience: [], education: [], sections: [], flags: [] }
  return { readerVersion: 'test', name: nameOf(lines), email: emailOf(lines), skills, ...rest }
}

function nameOf(lines: readonly Line[]): Field | null {
  const text = lines[0]?.text
  return text === undefined ? null : { text, source: { line: 0, start: 0, end: text.length }, confidence: 1 }
}

function emailOf(lines: readonly Line[]): Field | null {
  for (const [line, { text }] of lines.entries()) {
    const match = /\S+@\S+/.exec(text)
    if (match === null) continue
    const start = match.index
    return { text: match[0], source: { line, start, end: start + match[0].length }, confidence: 1 }
  }
  return null
}
