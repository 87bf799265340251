import { linesToShow } from '@fledge/core/resume/corrections/reading-proposals'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'

/** Characters; longer texts are not resumes and exceed the context of small models. */
const mostCharacters = 24_000

/** The lines that may leave this machine: visible text without identity. */
export function linesToSend(draft: ResumeDraft, lines: readonly Line[]): ReturnType<typeof linesToShow> {
  let characters = 0
  return linesToShow(draft, lines).filter(({ text }) => {
    characters += text.length
    return characters <= mostCharacters
  })
}
