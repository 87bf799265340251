import { readFileSync } from 'node:fs'
import { readResume } from '@fledge/core/resume/read-resume'
import { expect, test } from 'vitest'
import type { FileKind } from './outcome.ts'
import { readFile } from './read-file.ts'
import { taraMenon } from './testing/word-files.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`testing/${name}`, import.meta.url)))

/** The values of a draft without their positions. */
async function readValues(bytes: Uint8Array, kind: FileKind) {
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

test('reads the same resume equally from DOCX, PDF and DOC', async () => {
  const docx = await readValues(await taraMenon(), 'docx')
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
  expect(await readValues(fixture('tara-menon.pdf'), 'pdf')).toEqual(docx)
  expect(await readValues(fixture('tara-menon.doc'), 'doc')).toEqual(docx)
})

// A student of mechanical engineering with a table of schools; DOCX and DOC by LibreOffice, the PDF by Chromium,
// where cells of the table run over two lines.
test('reads a table of schools equally from DOCX, PDF and DOC', async () => {
  const [docx, ...others] = await Promise.all(
    (['docx', 'pdf', 'doc'] as const).map((kind) => readValues(fixture(`arjun-venkataraman.${kind}`), kind)),
  )
  expect(docx).toMatchObject({
    name: 'ARJUN VENKATARAMAN',
    experience: [
      { title: 'Design Engineering Intern', company: 'Torque Automotive Pvt Ltd', start: '2024-01', end: '2024-06' },
      { title: 'Graduate Trainee', company: 'Sundaram Castings', start: '2023-05', end: '2023-07' },
    ],
    education: [
      { degree: 'B.E.', field: 'Mechanical Engineering', institution: 'PSG College of Technology', end: '2024' },
      { degree: 'HSC', institution: 'Sri Vidya Mandir School', end: '2020' },
      { degree: 'SSLC', institution: 'Sri Vidya Mandir School', end: '2018' },
    ],
  })
  for (const other of others) {
    expect(other.experience.map(withoutText)).toEqual(docx?.experience.map(withoutText))
    expect(other.education).toEqual(docx?.education)
    expect(overlap(other.skills, docx?.skills ?? [])).toBeGreaterThanOrEqual(0.97)
  }
})

test('reads a side bar that has everything but the name', async () => {
  expect(await readValues(fixture('zoe-martinez.pdf'), 'pdf')).toMatchObject({
    name: 'Zoë Martínez-Núñez',
    email: 'zoe.martinez@example.org',
    listed: [
      'SEO',
      'Google Analytics',
      'Content Marketing',
      'Email Marketing',
      'Canva',
      'Adobe Photoshop',
      'Microsoft Excel',
      'PowerPoint',
    ],
    experience: [
      { title: 'Digital Marketing Intern', company: 'Brisa Foods', start: '2023-09', end: 'present' },
      { title: 'Social Media Assistant', company: 'Casa Lumbre' },
      { title: 'Sales Associate', company: 'Tienda Verde' },
    ],
    education: [{ degree: 'Bachelor of Business Administration', institution: 'University of Valencia', end: '2023' }],
  })
})

// Chromium draws the marks of lists, so where one point ends is not in the text of its PDF.
const withoutText = ({ description: _, ...rest }: { description: string }) => rest

/** The share of skills that both readings have, of those that either has. */
const overlap = (one: readonly string[], other: readonly string[]) =>
  one.filter((skill) => other.includes(skill)).length / new Set([...one, ...other]).size
