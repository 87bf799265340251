import { type FileKind, fileKinds } from '../../../../apps/server/src/reading/outcome.ts'
import { readFile } from '../../../../apps/server/src/reading/read-file.ts'
import { readResume } from '../../../../packages/core/src/resume/read-resume.ts'

/** What the reader finds in a file, in the form of `truth.mjs`. `mentions` are the canonical skills. */
export type Reading = {
  name: string
  email: string
  skills: string[]
  mentions: string[]
  experience: { title: string; company: string; start: string | null; end: string | null }[]
  education: { degree: string; field: string; institution: string }[]
  volunteering: { title: string; company: string }[]
  projects: { title: string }[]
  certificates: { title: string }[]
  awards: { title: string }[]
}

/** Reads a file; one that gives no text gives an empty reading. */
export async function readResumeFile(bytes: Uint8Array, kind: string): Promise<Reading> {
  const known = fileKinds.find((name): name is FileKind => name === kind)
  if (!known) throw new Error(`No reader for .${kind} files.`)
  const outcome = await readFile(bytes, known)
  const text = outcome.ok ? outcome.text : { pages: 0, lines: [] }
  const { name, email, listedSkills, skills, experience, education, ...rest } = readResume(text)
  const { volunteering = [], projects = [], credentials = [] } = rest
  return {
    name: name?.text ?? '',
    email: email?.text ?? '',
    skills: listedSkills.map((item) => item.text),
    mentions: skills.map(({ skill }) => skill),
    experience,
    education,
    volunteering,
    projects,
    certificates: credentials.filter((entry) => entry.kind === 'certificate'),
    awards: credentials.filter((entry) => entry.kind === 'award'),
  }
}
