import { describe, expect, test } from 'vitest'
import { prepareListing } from '../../matching/listing/prepared-listing.ts'
import { createProfile } from '../../matching/profile/resume-profile.ts'
import { scoreListing } from '../../matching/score/score-listing.ts'
import { skills } from '../../skills/vocabulary.ts'
import { linesOfText } from '../layout/lines-of-text.ts'
import { readResume } from '../read-resume.ts'
import type { ResumeDraft } from '../resume-draft.ts'
import type { ExperienceField } from './correction-fields.ts'
import { applyCorrections, type Corrections } from './draft-corrections.ts'
import { entryAnchor } from './entry-anchors.ts'

const text = `Asha Rao
asha.rao@example.test | +91 98765 43210
Education
B.Tech, Computer Science, Pune University
August 2023 - May 2027
Experience
Data Intern, Kite Labs
June 2025 - August 2025
Wrote SQL queries and go and excel at reports.
Writer, Kahani Audio
May 2024 - July 2024
Wrote scripts.
Skills
Python, SQL, pandas`
const lines = linesOfText(text)
const draft = readResume({ pages: 1, lines })
const corrected = (corrections: Corrections) => applyCorrections(draft, lines, corrections)
const skillsOf = ({ skills }: ResumeDraft) => skills.map(({ skill }) => skill)
const listing = prepareListing({
  id: 'x',
  title: 'Data Intern',
  description: '',
  requirements: ['SQL', 'Docker', 'Go'],
})
const scoreOf = (draft: ResumeDraft) => scoreListing(createProfile(draft, lines), listing).total ?? 0

test('without corrections the draft is the draft', () => {
  expect(applyCorrections(draft, lines, null)).toBe(draft)
  expect(corrected({})).toEqual(draft)
})

test('name, mail and telephone are replaced, with their place in the text', () => {
  const { name, email, phone } = corrected({ name: 'Asha', email: 'new@example.test', phone: '' })
  expect(name).toEqual({ text: 'Asha', source: { line: 0, start: 0, end: 4 }, confidence: 1 })
  expect(email?.text).toBe('new@example.test')
  expect(phone).toBeNull()
})

test('a corrected name or address leaves what was read as uncounted as before', () => {
  const others = linesOfText(text.replace('Asha Rao', 'Ruby Docker').replace('asha.rao@', 'docker@'))
  const read = readResume({ pages: 1, lines: others })
  const score = (said: Corrections) =>
    scoreListing(createProfile(applyCorrections(read, others, said), others), listing).total
  expect(read.name?.text).toBe('Ruby Docker')
  expect(score({ name: 'Asha Rao', email: 'asha@example.test' })).toBe(score({}))
})

test('a skill that the text does not show is kept as the student’s word and earns nothing', () => {
  const said = corrected({ skills: { added: ['k8s', 'Docker', 'Knitting socks'], removed: [] } })
  expect(said.skills.filter(({ sources }) => sources.length === 0).map(({ skill }) => skill)).toEqual([
    'Kubernetes',
    'Docker',
    'Knitting socks',
  ])
  expect(scoreOf(said)).toBe(scoreOf(draft))
})

test('a skill that the text shows and the machine passed over counts with its place', () => {
  expect(skillsOf(draft)).not.toContain('Go')
  const said = corrected({ skills: { added: ['golang'], removed: [] } })
  const [source] = said.skills.find(({ skill }) => skill === 'Go')?.sources ?? []
  expect(lines[source!.line]?.text.slice(source!.start, source!.end)).toBe('go')
  expect(scoreOf(said)).toBeGreaterThan(scoreOf(draft))
})

test('hidden text is no place for a skill', () => {
  const hidden = lines.map((line) => (line.text.startsWith('Wrote SQL') ? { ...line, hidden: 'white' as const } : line))
  const said = applyCorrections(readResume({ pages: 1, lines: hidden }), hidden, {
    skills: { added: ['Go'], removed: [] },
  })
  expect(said.skills.find(({ skill }) => skill === 'Go')?.sources).toEqual([])
})

test('a skill that is taken away counts no more', () => {
  const said = corrected({ skills: { added: [], removed: ['SQL'] } })
  expect(skillsOf(said)).not.toContain('SQL')
  expect(said.listedSkills.map(({ text }) => text)).toEqual(['Python', 'pandas'])
  expect(scoreOf(said)).toBeLessThan(scoreOf(draft))
})

test('a skill that was added under another of its names can be taken away again', () => {
  const said = corrected({ skills: { added: ['k8s', 'Docker'], removed: ['Kubernetes'] } })
  expect(skillsOf(said)).toEqual([...skillsOf(draft), 'Docker'])
})

test('the fields of an entry are corrected, and its dates follow', () => {
  const anchor = entryAnchor(draft.experience[1]!, lines)
  const { experience } = corrected({
    experience: [{ anchor, fields: { company: 'Kahani Audio', duration: 'March 2024 - Present' } }],
  })
  expect(experience[1]).toMatchObject({ company: 'Kahani Audio', start: '2024-03', end: 'present', confidence: 1 })
  expect(experience[0]).toEqual(draft.experience[0])
  const years = [
    { anchor: entryAnchor(draft.education[0]!, lines), fields: { field: 'Data Science', years: '2022 - 2026' } },
  ]
  expect(corrected({ education: years }).education[0]).toMatchObject({
    field: 'Data Science',
    start: '2022',
    end: '2026',
  })
})

test('what is no entry is taken away', () => {
  const anchor = entryAnchor(draft.experience[0]!, lines)
  expect(corrected({ experience: [{ anchor, removed: true, fields: {} }] }).experience).toEqual(
    draft.experience.slice(1),
  )
})

test('an entry that the student added and took away again is not there', () => {
  const entry = { anchor: 'Wrote scripts.', added: true, fields: { title: 'Writer' } }
  expect(corrected({ experience: [entry] }).experience).toHaveLength(draft.experience.length + 1)
  expect(corrected({ experience: [{ ...entry, removed: true }] }).experience).toEqual(draft.experience)
})

test('a correction finds its entry in another reading, wherever that lists it and whatever it reads from it', () => {
  const anchor = entryAnchor(draft.experience[1]!, lines)
  const other = {
    ...draft,
    experience: draft.experience.map((entry) => ({ ...entry, title: 'Misread' })).reverse(),
  }
  const { experience } = applyCorrections(other, lines, { experience: [{ anchor, fields: { title: 'Writer' } }] })
  expect(experience.map(({ title }) => title)).toEqual(['Writer', 'Misread'])
})

test('a correction of an entry that is not there changes nothing', () => {
  expect(corrected({ experience: [{ anchor: 'Astronaut, Moon', fields: { title: 'Pilot' } }] })).toEqual(draft)
})

test('correcting twice is correcting once', () => {
  const corrections: Corrections = {
    name: 'A. Rao',
    skills: { added: ['Go', 'Docker'], removed: ['Python'] },
    experience: [{ anchor: entryAnchor(draft.experience[0]!, lines), fields: { title: 'Analyst' } }],
  }
  const once = corrected(corrections)
  expect(applyCorrections(once, lines, corrections)).toEqual(once)
})

test('a grade is corrected, added or taken away, and nothing else of its entry', () => {
  const anchor = entryAnchor(draft.education[0]!, lines)
  const withGrade = (grade: string) => corrected({ education: [{ anchor, fields: { grade } }] }).education[0]
  for (const grade of ['CGPA 8.6/10', '91%', ''])
    expect(withGrade(grade)).toEqual({
      ...draft.education[0]!,
      grade,
      confidence: 1,
      sources: { ...draft.education[0]!.sources, grade: null },
    })
  expect(scoreOf(corrected({ education: [{ anchor, fields: { grade: '10/10' } }] }))).toBe(scoreOf(draft))
})

describe('evidence follows the corrected text of a job', () => {
  const anchor = entryAnchor(draft.experience[0]!, lines)
  const settingOf = (said: ResumeDraft, name: string) =>
    createProfile(said, lines).skills.get(skills.find((skill) => skill.name === name)!.id)?.setting
  const withFields = (fields: Partial<Record<ExperienceField, string>>) =>
    corrected({ experience: [{ anchor, fields }] })

  test.each([
    ['Wrote SQL queries; built Tableau dashboards', 'work', 'work'],
    ['Wrote SQL queries.', 'work', 'listed'],
    ['Built dashboards in Tableau. Served tea.', 'listed', 'work'],
    ['Served tea.', 'listed', 'listed'],
    ['', 'listed', 'listed'],
  ])('what “%s” does not say was not done there', (description, sql, tableau) => {
    const text = 'Wrote SQL queries and built dashboards in Tableau.'
    const own = linesOfText(
      `Asha Rao\nExperience\nData Intern, Kite Labs\nJune 2025 - August 2025\n${text}\nSkills\nSQL, Tableau`,
    )
    const read = readResume({ pages: 1, lines: own })
    const correction = { anchor: entryAnchor(read.experience[0]!, own), fields: { description } }
    const profile = createProfile(applyCorrections(read, own, { experience: [correction] }), own)
    const found = (name: string) => profile.skills.get(skills.find((skill) => skill.name === name)!.id)?.setting
    expect(found('SQL')).toBe(sql)
    expect(found('Tableau')).toBe(tableau)
  })

  test('a text that says the same in another form changes nothing', () => {
    const description = 'Wrote SQL queries\nand go and excel at reports'
    expect(scoreOf(withFields({ description }))).toBe(scoreOf(draft))
    expect(settingOf(withFields({ description }), 'SQL')).toBe('work')
  })

  test('a title that the resume does not say gives no role, and one that it says is quoted', () => {
    expect(scoreOf(withFields({ title: 'Barista' }))).toBeLessThan(scoreOf(draft))
    expect(scoreOf(withFields({ title: 'Senior Data Intern' }))).toBeLessThan(scoreOf(draft))
    const said = withFields({ title: 'Kite Labs', company: 'Data Intern' }).experience[0]!.sources
    expect(lines[said.title!.line]!.text.slice(said.title!.start, said.title!.end)).toBe('Kite Labs')
    expect(lines[said.company!.line]!.text.slice(said.company!.start, said.company!.end)).toBe('Data Intern')
  })

  test('a text is found in any case and as whole words only', () => {
    const place = (title: string) => withFields({ title }).experience[0]!.sources.title
    expect(place('data intern')).toEqual({ line: 6, start: 0, end: 11 })
    expect(place('Inter')).toBeNull()
  })

  test('a later date counts only if the lines of the job say it', () => {
    const old = lines.map((line) => ({
      ...line,
      text: line.text.replace(/June 2025 - August 2025/, 'June 2021 - August 2021'),
    }))
    const read = readResume({ pages: 1, lines: old })
    const scoreWith = (duration: string) => {
      const experience = [{ anchor: entryAnchor(read.experience[0]!, old), fields: { duration } }]
      return scoreListing(createProfile(applyCorrections(read, old, { experience }), old), listing).total ?? 0
    }
    const before = scoreListing(createProfile(read, old), listing).total
    expect(scoreWith('June 2024 - May 2025')).toBe(before)
    expect(scoreWith('June 2021 - Present')).toBe(before)
    expect(scoreWith('August 2021')).toBe(before)
  })
})
