import type { ResumeDraft } from '@fledge/core/resume/draft'
import type { ResumeText } from '@fledge/core/resume/lines'
import { readResume } from '@fledge/core/resume/read'
import { limits } from './limits.ts'
import type { FileKind, FinishedReading } from './outcome.ts'
import { readFile } from './read-file.ts'

/** Reads a hostile file to the end, within the bounds of an answer: only for the child, as `readFile`. */
export async function finishReading(bytes: Uint8Array, kind: FileKind): Promise<FinishedReading> {
  const outcome = await readFile(bytes, kind)
  if (!outcome.ok) return outcome
  const text = boundText(outcome.text)
  return { ok: true, text, draft: boundDraft(readResume(text)) }
}

const boundText = ({ pages, lines }: ResumeText): ResumeText => ({ pages, lines: lines.slice(0, limits.lines) })

/** A draft of a text that no person wrote, cut to what an answer may hold; any other stays as it is. */
function boundDraft(draft: ResumeDraft): ResumeDraft {
  return {
    ...draft,
    listedSkills: draft.listedSkills.slice(0, limits.listedSkills),
    skills: draft.skills.map(({ skill, sources }) => ({ skill, sources: sources.slice(0, limits.placesOfSkill) })),
    experience: draft.experience.slice(0, limits.entries),
    education: draft.education.slice(0, limits.entries),
  }
}
