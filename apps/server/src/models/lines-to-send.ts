import { linesToShow } from '@fledge/core/resume/corrections/reading-proposals'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'

/** More is no resume, and small models lose the thread before. */
const mostCharacters = 24_000

/** All that may leave this machine of a resume's text: what people see of it, without who it is. */
export function linesToSend(draft: ResumeDraft, lines: readonly Line[]): ReturnType<typeof linesToShow> {
  let characters = 0
  return linesToShow(draft, lines).filter(({ text }) => {
    characters += text.length
    return characters <= mostCharacters
  })
}
