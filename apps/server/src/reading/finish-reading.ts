import type { Line } from '@fledge/core/resume/layout/resume-lines'
import { readResume } from '@fledge/core/resume/read-resume'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import { limits } from './limits.ts'
import { type FileKind, type FinishedReading, failed } from './outcome.ts'
import { readFile } from './read-file.ts'

/** Reads a hostile file to the end, within the bounds of an answer: only for the child, as `readFile`. */
export async function finishReading(bytes: Uint8Array, kind: FileKind): Promise<FinishedReading> {
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

/** A draft of a text that no person wrote, cut to what an answer may hold; any other stays as it is. */
export function boundDraft(draft: ResumeDraft): ResumeDraft {
  return {
    ...draft,
    listedSkills: draft.listedSkills.slice(0, limits.listedSkills),
    skills: draft.skills.map(({ skill, sources }) => ({ skill, sources: sources.slice(0, limits.placesOfSkill) })),
    experience: draft.experience.slice(0, limits.entries),
    education: draft.education.slice(0, limits.entries),
  }
}
