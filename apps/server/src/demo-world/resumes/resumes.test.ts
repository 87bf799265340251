import { readResume } from '@fledge/core/resume/read-resume'
import { canonicalSkill } from '@fledge/core/skills/canonical'
import { afterAll, expect, test } from 'vitest'
import { createReader } from '../../reading/reader.ts'
import { makeDemoWorld } from '../world.ts'
import { worldTime } from '../world-time.ts'
import { bytesOf } from './read-files.ts'
import { writeResume } from './resume-content.ts'
import { docxLayouts } from './resume-docx.ts'
import { pdfLayouts } from './resume-pdf.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const world = makeDemoWorld(now)
const reader = createReader({ processes: 2, time: 60_000 })
afterAll(() => reader.close())

/** The demo student's two resumes and every seventh of the others. */
const sample = world.files.filter((_file, index) => index < 2 || index % 7 === 0)
const read = await Promise.all(
  sample.map(async (file) => {
    const outcome = await reader.read(await bytesOf(file, world.companies, now), file.kind)
    if (!outcome.ok) throw new Error(outcome.message)
    const written = writeResume(file.student, world.companies, worldTime(now), file.edition)
    return { file, written, pages: outcome.text.pages, draft: readResume(outcome.text) }
  }),
)

const share = (results: readonly boolean[]): number => results.filter(Boolean).length / results.length

test('the sample has every layout, and one Word file in five', () => {
  expect(new Set(sample.map(({ layout }) => layout))).toEqual(new Set([...pdfLayouts, ...docxLayouts]))
  const wordFiles = world.files.filter(({ kind }) => kind === 'docx').length
  expect(wordFiles).toBeGreaterThan(50)
  expect(world.files.length - wordFiles).toBeGreaterThan(220)
})

test('every resume has one or two pages, the demo student’s two', () => {
  for (const { pages } of read) expect([1, 2]).toContain(pages)
  expect(read[1]?.pages).toBe(2)
})

test('all names, addresses and telephone numbers are read, and nothing is suspicious', () => {
  for (const { written, draft } of read) {
    expect(draft.name?.text).toBe(written.name)
    expect(draft.email?.text).toBe(written.email)
    expect(draft.phone?.text.replace(/\D/g, '')).toBe(written.phone.replace(/\D/g, ''))
    expect(draft.flags).toEqual([])
  }
})

test('at least 95 % of the skills are read', () => {
  const found = read.flatMap(({ written, draft }) => {
    const skills = new Set([...draft.skills.map(({ skill }) => skill), ...draft.listedSkills.map(({ text }) => text)])
    return written.skills.map((skill) => skills.has(skill) || skills.has(canonicalSkill(skill) ?? ''))
  })
  expect(share(found)).toBeGreaterThanOrEqual(0.95)
})

test('at least 95 % of the internships are read with title and dates', () => {
  const spaceless = (text: string) => text.replace(/\s/g, '')
  const found = read.flatMap(({ written, draft }) =>
    written.experience.map(({ title, dates }) =>
      draft.experience.some((entry) => entry.title === title && spaceless(entry.duration) === spaceless(dates)),
    ),
  )
  expect(share(found)).toBeGreaterThanOrEqual(0.95)
})

test('at least 95 % of the universities are read', () => {
  const found = read.map(({ written, draft }) =>
    draft.education.some(({ institution }) => {
      return institution !== '' && written.education[0]!.institution.startsWith(institution)
    }),
  )
  expect(share(found)).toBeGreaterThanOrEqual(0.95)
})
