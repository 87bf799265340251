import { describe, expect, test } from 'vitest'
import { settingOfClause } from './clause-settings.ts'
import type { LineSetting } from './line-settings.ts'

const work: LineSetting = { setting: 'work', entry: 1, until: null }
function settingOf(name: string, text: string, line = work) {
  const start = text.indexOf(name)
  return settingOfClause(line, text, start, start + name.length).setting
}

test.each([
  ['TDS', 'TDS and payroll we learned in the Tally course also', 'course'],
  ['SAP', 'SAP training of 3 days', 'course'],
  ['first aid', 'first aid and fire fighting training 2 days', 'course'],
  ['Java', 'did a 45 days course in Java from an institute', 'course'],
  ['SAP', 'SAP training of 3 days given by the company', 'course'],
  ['UX', 'UX we had as one paper in semester 5', 'course'],
  ['Tally', 'Tally was in our syllabus, I know the basics', 'course'],
  ['Tally', 'Tally is a paper in this semester', 'course'],
  ['POSH', 'Seminar on POSH attended in college', 'listed'],
  ['Tableau', 'Tableau webinar, 2 hrs, attended', 'listed'],
  ['Insolvency', 'Insolvency: attended a guest lecture by a judge', 'listed'],
  ['SEO', 'SEO: one hour online webinar', 'listed'],
  ['ELISA', 'Two-day hands-on workshop on ELISA', 'course'],
  ['research', 'For my BBA project I did research on 60 shops', 'project'],
  ['packaging', 'Designed a packaging for cashew nuts as NSS work', 'project'],
  ['SPSS', 'Compared 200 samples in SPSS for my M.Sc. thesis', 'project'],
])('%s of a clause of a job: %s', (name, text, setting) => {
  expect(settingOf(name, text)).toBe(setting)
})

test.each([
  ['SAP', 'Conducted training on SAP for 30 staff'],
  ['SAP', 'SAP training of 3 days for the staff'],
  ['billing', 'Trained for 2 weeks and then handled billing at the counter'],
  ['Tally', 'Posted 40 vouchers a day in Tally, which I learned in a course'],
  ['Tally', 'Learned Excel in a course and posted 600 bills in Tally'],
  ['Java', 'Taught a 45 days course in Java to 30 students'],
  ['Python', 'Wrote Python scripts for the final year project portal'],
  ['POSH', 'Gave a talk on POSH to 60 employees'],
  ['research', 'Did research for a client project'],
])('a course named with the work takes nothing from %s: %s', (name, text) => {
  expect(settingOf(name, text)).toBe('work')
})

test('a project described among the studies is a project, and a list stays one', () => {
  const text = 'For my BBA project I did research on 60 shops'
  expect(settingOf('research', text, { ...work, setting: 'course' })).toBe('project')
  expect(settingOf('research', text, { ...work, setting: 'listed' })).toBe('listed')
})

describe('what is known a little', () => {
  test.each([
    'In Rust only basics from the college syllabus',
    'Rust only a little',
    'Rust - just the basics',
    'Rust and Scala, basics only',
    'Rust (beginner)',
    'Rust at beginner level',
    'Built two sites in Svelte. In Rust only the fundamentals.',
  ])('is learned at most: %s', (text) => {
    expect(settingOf('Rust', text)).toBe('course')
    expect(settingOf('Rust', text, { ...work, setting: 'project' })).toBe('course')
    expect(settingOf('Rust', text, { ...work, setting: 'listed' })).toBe('listed')
    if (text.includes('Svelte')) expect(settingOf('Svelte', text)).toBe('work')
  })

  test.each(['Wrote a little tool in Rust', 'Taught the basics of Rust to 30 beginners', 'Ported a bit of C to Rust'])(
    'leaves what was done as it is: %s',
    (text) => {
      expect(settingOf('Rust', text)).toBe('work')
    },
  )
})
