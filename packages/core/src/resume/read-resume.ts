import { findContact } from './contact/contact-details.ts'
import { withoutDoubt } from './cut-values.ts'
import { examOf, findEducation } from './education/find-education.ts'
import { withHeadline } from './education/headline-studies.ts'
import { courseOf } from './entries/find-credentials.ts'
import { headsPublications } from './entries/find-publications.ts'
import { isVolunteering } from './entries/find-volunteering.ts'
import { sortCredentials, sortEntries } from './entries/sort-entries.ts'
import { findExperience } from './experience/find-experience.ts'
import type { ResumeText } from './layout/resume-lines.ts'
import { inLettersOf, withCapitals } from './layout/small-letters.ts'
import type { ResumeDraft, Section } from './resume-draft.ts'
import { separateReadable } from './screening/readable-lines.ts'
import { headingLines, sectionLines } from './sections/find-sections.ts'
import { findStatements } from './sections/statements.ts'
import { findDisclaimedBlocks } from './skills/disclaimed-blocks.ts'
import { findHobbies } from './skills/hobbies.ts'
import { findListedSkills } from './skills/listed-skills.ts'
import { outsideNames } from './skills/names-in-entries.ts'
import { findSkillMentions } from './skills/skill-mentions.ts'

/** Changes whenever the same file may read differently, so that what was read before can be read again. */
export const readerVersion = '30'

// Fifty pages have fewer; bounds the time for hostile files.
const mostLines = 2_000

const usualEntries: Partial<Record<Section['kind'], 'project' | 'volunteering' | null>> = {
  projects: 'project',
  volunteering: 'volunteering',
  languages: null,
  other: null,
}

// Letter-spaced too.
const ofContact = /c ?o ?n ?t ?a ?c ?t|kontakt|contato|contatti|coordonn|\blinks\b/i

/**
 * Reads a resume: sets hidden text and instructions to machines aside, then finds sections, contact, jobs, education and
 * skills. Pure: the same text gives the same draft. Every field quotes its source. Reads at most 2,000 lines.
 */
export function readResume(text: ResumeText): ResumeDraft {
  const { readable: written, flags } = separateReadable(text.lines.slice(0, mostLines))
  const readable = withCapitals(written)
  const { sections, whole, lines: stated, move } = findStatements(readable)
  const of = (kind: (typeof sections)[number]['kind']) => sectionLines(stated, sections, kind)
  const skillLines = sectionLines(written, whole, 'skills')
  const headings = headingLines(readable, whole)
  const studies = of('education').flatMap(findEducation)
  const education = withHeadline(
    studies.filter((entry) => !examOf(entry)),
    of('top').flat(),
  ).map(move)
  const found = of('experience').flatMap(findExperience).map(move)
  const jobs = found.filter((job) => courseOf(job) === null)
  const addresses = whole.filter(({ heading }) => heading !== null && ofContact.test(text.lines[heading]?.text ?? ''))
  const sorted = sections.flatMap((section): Partial<ReturnType<typeof sortEntries>>[] => {
    if (section.kind === 'certifications' || section.kind === 'awards') {
      const usual = section.kind === 'awards' ? 'award' : 'certificate'
      return sectionLines(stated, [section], section.kind).map((lines) => sortCredentials(lines, stated, usual))
    }
    const usual = usualEntries[section.kind]
    if (usual === undefined) return []
    const arePublished = headsPublications(text.lines[section.heading ?? -1]?.text ?? '')
    return sectionLines(stated, [section], section.kind).map((lines) =>
      sortEntries(lines, stated, usual === 'project' && arePublished ? 'publication' : usual),
    )
  })
  const hobbies = findHobbies(readable)
  const disclaimed = findDisclaimedBlocks(readable)
  // Headings ('Education', 'Programming') are no evidence of a skill.
  const evidence = readable.filter(({ index }) => !headings.has(index) && !hobbies.has(index) && !disclaimed.has(index))
  const credentials = [
    ...studies.flatMap((entry) => examOf(entry) ?? []).map(move),
    ...found.flatMap((job) => courseOf(job) ?? []),
    ...sorted.flatMap(({ credentials = [] }) => credentials.map(move)),
  ]
  const issuers = credentials.flatMap(({ sources }) => sources.issuer ?? [])
  const draft: ResumeDraft = {
    readerVersion,
    ...findContact(
      written,
      sectionLines(written, whole, 'top').flat(),
      sectionLines(written, addresses, 'other').flat(),
    ),
    listedSkills: findListedSkills(skillLines, written),
    skills: outsideNames(findSkillMentions(evidence, skillLines), { jobs, education, lines: evidence, issuers }),
    experience: jobs.filter((job) => !isVolunteering(job)),
    education,
    volunteering: [
      ...jobs.filter(isVolunteering),
      ...sorted.flatMap(({ volunteering = [] }) => volunteering.map(move)),
    ],
    projects: sorted.flatMap(({ projects = [] }) => projects.map(move)),
    credentials,
    sections: whole,
    flags,
  }
  const certain = withoutDoubt(draft, readable)
  return stated === written ? certain : inLettersOf(text.lines, certain)
}
