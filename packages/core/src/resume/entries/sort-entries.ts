import { onLinesOfParts, splitLine } from '../layout/line-parts.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import type { Credential, Experience, Project } from '../resume-draft.ts'
import {
  createCredential,
  findCredentials,
  isCertificate,
  isWin,
  kindByWords,
  splitListed,
} from './find-credentials.ts'
import { createProject } from './find-projects.ts'
import { createPublication, isPublication } from './find-publications.ts'
import { arePosts, createVolunteering, findVolunteering, isPost, postWord } from './find-volunteering.ts'
import { type EntryRows, splitEntries } from './split-entries.ts'

/** Certificates or awards, and the posts among them. */
export function sortCredentials(
  lines: readonly ReadableLine[],
  page: readonly ReadableLine[],
  usual: 'certificate' | 'award',
): Omit<SortedEntries, 'projects'> {
  const isPostOnly = (entry: EntryRows) => isPost(entry) && kindByWords(entry.rows[0]!.line.text) === null
  const hasPosts = lines.some(({ text }) => postWord.test(text))
  const volunteering = hasPosts ? splitEntries(lines, page).filter(isPostOnly).map(createVolunteering) : []
  const taken = (index: number) => volunteering.some(({ lines: { from, to } }) => from <= index && index <= to)
  const others = lines.filter(({ index }) => !taken(index))
  return { volunteering, credentials: findCredentials(others, usual, page) }
}

const certificate = /^\P{L}*certificate (?:course )?(?:in|of|on)\s/iu

type SortedEntries = { projects: Project[]; credentials: Credential[]; volunteering: Experience[] }

/**
 * The entries of one section, each as what its own words say: prizes, posts and papers among projects are none. `usual` is
 * what the others are; null where they are left out, as interests.
 */
export function sortEntries(
  lines: readonly ReadableLine[],
  page: readonly ReadableLine[],
  usual: 'project' | 'publication' | 'volunteering' | null,
): SortedEntries {
  const sorted: SortedEntries = { projects: [], credentials: [], volunteering: [] }
  const parts = lines.flatMap((line) =>
    usual === null || usual === 'volunteering' ? splitListed(line) : splitLine(line, []),
  )
  const own = parts.map(({ line }) => line)
  // Among activities each line, and each part of it with a year, may be of another kind.
  const isByLine = usual === null || (usual === 'volunteering' && arePosts(own))
  const entries = isByLine ? own.flatMap((line) => splitEntries([line])) : splitEntries(own, page)
  for (const entry of entries) {
    if (isWin(entry)) sorted.credentials.push(createCredential(entry, 'award'))
    else if (usual === 'publication' || (usual === 'project' && isPublication(entry)))
      sorted.credentials.push(createPublication(entry))
    else if (usual === 'project' && certificate.test(entry.rows[0]!.line.text))
      sorted.credentials.push(createCredential(entry, 'certificate'))
    else if (usual !== 'volunteering' && isPost(entry)) sorted.volunteering.push(createVolunteering(entry))
    else if (usual === 'project') sorted.projects.push(createProject(entry))
    else if (isCertificate(entry)) sorted.credentials.push(createCredential(entry, 'certificate'))
  }
  if (usual === 'volunteering') {
    const taken = new Set(sorted.credentials.map(({ lines: { from } }) => from))
    sorted.volunteering = findVolunteering(
      own.filter(({ index }) => !taken.has(index)),
      page,
    ).filter(({ title, company, end }) => title !== '' || company !== '' || end !== null)
  }
  const whole = <E extends Credential | Experience>(found: readonly E[]) =>
    found.map((entry) => onLinesOfParts(entry, parts))
  return { ...sorted, credentials: whole(sorted.credentials), volunteering: whole(sorted.volunteering) }
}
