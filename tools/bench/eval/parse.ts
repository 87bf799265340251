import { readResume } from '@fledge/core/resume/read-resume'
import { type FileKind, fileKinds } from '../../../apps/server/src/reading/outcome.ts'
import { readFile } from '../../../apps/server/src/reading/read-file.ts'

/** The reading of resumes as the scorer of parsing calls it. */
export const name = 'fledge'
export const supports = [...fileKinds]

/** Rejects with the reason when the file gives no text. `ext` is without its dot. */
export async function parse({ buffer, ext }: { buffer: Uint8Array; ext: string }) {
  const kind = fileKinds.find((known): known is FileKind => known === ext)
  if (!kind) throw new Error(`No reader for .${ext} files.`)
  const outcome = await readFile(new Uint8Array(buffer), kind)
  if (!outcome.ok) throw new Error(outcome.message)
  const { name: who, email, listedSkills, experience, education } = readResume(outcome.text)
  return {
    name: who?.text ?? '',
    email: email?.text ?? '',
    skills: listedSkills.map(({ text }) => text),
    experience: experience.map(({ title, company, start, end, description }) => ({
      title,
      company,
      start: start ?? '',
      end: end ?? '',
      description,
    })),
    education: education.map(({ degree, field, institution }) => ({ degree, field, institution })),
  }
}
