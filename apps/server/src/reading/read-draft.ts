import type { Line } from '@fledge/core/resume/layout/resume-lines'
import { readResume } from '@fledge/core/resume/read-resume'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import { limits } from './limits.ts'
import { type FileKind, type FinishedReading, failed } from './outcome.ts'
import { readFile } from './read-file.ts'

/** Reads the text and the resume of a file, within the limits of a response. Only for the sandbox, as `readFile`. */
export async function readDraft(bytes: Uint8Array, kind: FileKind): Promise<FinishedReading> {
  const outcome = await readFile(bytes, kind)
  if (!outcome.ok) return outcome
  const { text } = outcome
  if (isTooLong(text.lines)) return failed('too_long')
  return { ok: true, text, draft: boundDraft(readResume(text)) }
}

function isTooLong(lines: readonly Line[]): boolean {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  return lines.length > limits.lines || characters > limits.resumeLength
}

/** Truncates the lists of an extremely long draft to the limits of a response. */
export function boundDraft(draft: ResumeDraft): ResumeDraft {
  return {
    ...draft,
    listedSkills: draft.listedSkills.slice(0, limits.listedSkills),
    skills: draft.skills.map(({ skill, sources }) => ({ skill, sources: sources.slice(0, limits.placesOfSkill) })),
    experience: draft.experience.slice(0, limits.entries),
    education: draft.education.slice(0, limits.entries),
    volunteering: draft.volunteering?.slice(0, limits.entries) ?? [],
    projects: draft.projects?.slice(0, limits.entries) ?? [],
    credentials: draft.credentials?.slice(0, limits.entries) ?? [],
  }
}
