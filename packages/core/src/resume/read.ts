import { findContact } from './contact.ts'
import type { ResumeDraft } from './draft.ts'
import { findEducation } from './education.ts'
import { findExperience } from './experience.ts'
import { partReadable } from './hidden-text.ts'
import type { ResumeText } from './lines.ts'
import { findSections, headingLines, linesOf } from './sections.ts'
import { listSkills, mentionSkills } from './skills.ts'

/** Changes whenever the same file may read differently, so that what was read before can be read again. */
export const readerVersion = '6'

// Fifty pages have fewer; more is no resume, and must not cost the time of one.
const mostLines = 2_000

/**
 * Reads a resume: what cannot be seen and what speaks to machines is set aside first, then sections, contact, jobs,
 * education and skills are found. Pure: the same text gives the same draft. Every field quotes the text it came from.
 */
export function readResume(text: ResumeText): ResumeDraft {
  const { readable, flags } = partReadable(text.lines.slice(0, mostLines))
  const sections = findSections(readable)
  const of = (kind: (typeof sections)[number]['kind']) => linesOf(readable, sections, kind)
  const unnamed = sections.every(({ kind }) => kind === 'top')
  const skillLines = of('skills')
  const headings = headingLines(readable, sections)
  return {
    readerVersion,
    ...findContact(readable, of('top').flat()),
    listedSkills: listSkills(skillLines, readable),
    // The words of headings ('Education', 'Programming') say nothing of what the person can do.
    skills: mentionSkills(
      readable.filter(({ index }) => !headings.has(index)),
      skillLines,
    ),
    experience: (unnamed ? of('top') : of('experience')).flatMap(findExperience),
    education: (unnamed ? of('top') : of('education')).flatMap(findEducation),
    sections,
    flags,
  }
}
