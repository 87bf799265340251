import { readFileSync } from 'node:fs'
import { readResume } from '@fledge/core/resume/read'
import { expect, test } from 'vitest'
import type { FileKind } from './outcome.ts'
import { readFile } from './read-file.ts'
import { taraMenon } from './testing/word-files.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`testing/${name}`, import.meta.url)))

/** What a draft says, without where it stands. */
async function saidBy(bytes: Uint8Array, kind: FileKind) {
  const outcome = await readFile(bytes, kind)
  if (!outcome.ok) throw new Error(outcome.reason)
  const { name, email, phone, links, listedSkills, skills, experience, education, sections } = readResume(outcome.text)
  return {
    name: name?.text,
    email: email?.text,
    phone: phone?.text,
    links: links.map(({ text }) => text),
    listed: listedSkills.map(({ text }) => text),
    skills: skills.map(({ skill }) => skill).sort(),
    sections: sections.map(({ kind: section }) => section),
    experience: experience.map(({ title, company, start, end, description }) => ({
      title,
      company,
      start,
      end,
      description,
    })),
    education: education.map(({ degree, field, institution, start, end }) => ({
      degree,
      field,
      institution,
      start,
      end,
    })),
  }
}

test('the same resume reads alike as DOCX, PDF and DOC', async () => {
  const docx = await saidBy(await taraMenon(), 'docx')
  expect(docx).toMatchObject({
    name: 'Tara Menon',
    email: 'tara.menon@example.com',
    phone: '+91 99001 22334',
    links: ['github.com/taramenon'],
    listed: ['Go', 'Python', 'TypeScript', 'SQL', 'Docker', 'Kubernetes', 'Git', 'Linux'],
    sections: ['top', 'education', 'experience', 'projects', 'skills', 'languages'],
    experience: [
      { title: 'Backend Intern', company: 'Lumora Systems', start: '2025-01', end: '2025-04' },
      { title: 'Teaching Assistant', company: 'RV College of Engineering', start: '2024-08', end: '2024-12' },
    ],
    education: [
      {
        degree: 'B.E.',
        field: 'Information Science and Engineering',
        institution: 'RV College of Engineering',
        start: '2021-08',
        end: '2025-05',
      },
    ],
  })
  expect(await saidBy(fixture('tara-menon.pdf'), 'pdf')).toEqual(docx)
  expect(await saidBy(fixture('tara-menon.doc'), 'doc')).toEqual(docx)
})
