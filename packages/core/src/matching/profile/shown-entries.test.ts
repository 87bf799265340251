import { describe, expect, test } from 'vitest'
import { fields } from '../../skills/vocabulary.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'

const profile = createTextProfile(`Asha Verma
asha@example.com
Experience
Barista, Corner Cafe, Jan 2026 - Mar 2026
- Served 80 guests a day
Accountant, Kite Labs, May 2024 - July 2024
- Posted entries in Tally
Projects
Shop site
- Built with React
Education
B.Com in Accounting, Fergusson College, 2022 - 2025`)

const titleOf = ({ title }: (typeof profile.entries)[number]) =>
  profile.texts[title.line]!.slice(title.start, title.end)

test('jobs come first, the latest before earlier ones, then projects and studies', () => {
  expect(profile.entries.map((entry) => [entry.kind, titleOf(entry), entry.later])).toEqual([
    ['work', 'Barista', 0],
    ['work', 'Accountant', 1],
    ['project', 'Shop site', 0],
    ['study', 'B.Com', 0],
  ])
})

test('the title of an entry says of which field of work it is', () => {
  const fieldsOf = (at: number) => profile.entries[at]!.fields.map(({ field }) => fields[field]!.name)
  expect(fieldsOf(1)).toContain('Accounting')
  expect(fieldsOf(2)).toEqual([])
})

test.each(['Class XII, Pune Board, 2024', '12th (PCB), MP Board, 2024', 'Class X, CBSE, 2024', 'XII Arts, MBSE, 2024'])(
  'a school class is no course of study: %s',
  (school) => {
    const { entries } = createTextProfile(`Asha Verma\nasha@example.com\nEducation\n${school}`)
    expect(entries).toEqual([])
  },
)

test.each([
  ['the name of a person', 'Hannah Baker\nhannah@example.com\nExperience\nHannah Baker'],
  ['a role in a summary', 'Asha Verma\nSummary\nAccountant by heart'],
])('%s is no entry', (_what, text) => {
  expect(createTextProfile(text).entries).toEqual([])
})

test('a heading above the only job of its section is no title, and the job counts', () => {
  const { entries, texts } = createTextProfile(
    'Asha Verma\nasha@example.com\nEducation\nBHM, Lakeside College, 2022 - 2026\n\nINDUSTRIAL TRAINING\nJW Marriott Mussoorie, Jul 2024 - Dec 2024\n- Checked in 40 guests a day',
  )
  expect(entries[0]).toMatchObject({ kind: 'work', role: null })
  expect(texts[entries[0]!.title.line]).toContain('JW Marriott')
})

test('a title is what stands before a masked name', () => {
  const { entries, texts } = createTextProfile(
    'Asha Verma\nasha@example.com\nExperience\nResearch Intern (Zed University), May 2025 - July 2025\n- Measured the tides of a creek',
  )
  const { title } = entries[0]!
  expect(texts[title.line]!.slice(title.start, title.end)).toBe('Research Intern (')
})

test('a title behind the heading on its line is one', () => {
  const { entries } = createTextProfile(
    'Asha Verma\nasha@example.com\nINTERNSHIP: QA intern, Finlytics Soft, Pune (Jan 2026 - Jun 2026)\n- Wrote 140 test cases\nEDUCATION: BE Comp, SPPU, 2025',
  )
  expect(entries[0]!.role?.subject).toEqual(new Set(['qa']))
})

test.each([
  'Kendriya Vidyalaya Kankarbagh, Aug 2025 - Dec 2025',
  'Lakshmi Electricals (panel builder), Coimbatore, Jun 2026, 4 weeks',
  'Watershed NGO, Osmanabad, Feb 2025 - Dec 2025',
])('an employer is no title of the job there, which counts: %s', (head) => {
  const { entries, texts } = createTextProfile(
    `Asha Verma\nasha@example.com\nExperience\n${head}\n- Taught Hindi to 38 pupils of class 4`,
  )
  expect(entries[0]).toMatchObject({ kind: 'work', role: null })
  expect(texts[entries[0]!.title.line]).toBe(head)
})

describe('a job without a telling title', () => {
  const fieldsOf = (...deeds: string[]) => {
    const job = 'Asha Verma\nasha@example.com\nInternships\nChambers of Adv. Mishra, Lucknow, June 2025'
    const { entries } = createTextProfile([job, ...deeds.map((deed) => `- ${deed}`)].join('\n'))
    return entries[0]!.fields.map(({ field }) => fields[field]!.name)
  }

  test('is of the field that most of its deeds are of', () => {
    expect(fieldsOf('Drafted two counter affidavits', 'Found judgments on bail on SCC Online')).toEqual([
      'Law and public policy',
    ])
  })

  test('is of two fields with as many deeds of both', () => {
    expect(fieldsOf('Checked in 40 guests a day', 'Made 12 guest rooms', 'Chopped vegetables in the kitchen')).toEqual([
      'Hospitality and travel',
      'Culinary',
    ])
  })

  test('may be that of a design intern', () => {
    const text = 'Asha Verma\nasha@example.com\nExperience\nDesign Intern, Kite Works, May 2026 - July 2026'
    const deeds = '- Modelled a school block in ETABS\n- Wrote the bar bending schedule of the footings'
    const [job] = createTextProfile(`${text}\n${deeds}`).entries
    expect(job!.fields.map(({ field }) => fields[field]!.name)).toEqual(['Civil engineering and construction'])
  })

  test.each([
    ['B.Tech CSE', 'Software development'],
    ['B.E. Mech', 'Mechanical engineering'],
    ['B.Tech (ECE)', 'Electrical and electronics'],
  ])('is for a course of study that of its subject alone: %s', (degree, field) => {
    const [study] = createTextProfile(
      `Asha Verma\nasha@example.com\nEducation\n${degree}, Hill College, 2022 - 2026`,
    ).entries
    expect(study!.fields.map((own) => fields[own.field]!.name)).toEqual([field])
  })

  test('is of none with one deed, or with deeds of many fields', () => {
    expect(fieldsOf('Sang in the choir')).toEqual([])
    expect(fieldsOf('Wrote Python scripts', 'Welded a frame', 'Did titration of milk', 'Sang in the choir')).toEqual([])
  })
})

describe('a job without a telling title', () => {
  const fieldsAt = (employer: string, deed: string) =>
    createTextProfile(
      `Asha Verma\nasha@example.com\nExperience\nTrainee, ${employer}, Pune, Jan 2026 - Mar 2026\n- ${deed}\n- Entered bills in Tally\n- Ran payroll for 40 workers\nEducation\nXII, 2022`,
    ).entries[0]!.fields.map(({ field }) => fields[field]!.name)

  test.each([
    ['Hotel Zed Heights', 'Checked in guests at the front desk', 'Hospitality and travel'],
    ['Zed & Co., Company Secretaries', 'Filed MGT-7 of 11 companies', 'Accounting'],
    ['Zed Mart', 'Arranged stock on shelves and set the window display', 'Retail'],
  ])('is of the kind of place %s where it did such work', (employer, deed, field) => {
    expect(fieldsAt(employer, deed)).toContain(field)
  })

  test('is not of the place where nothing of its work was done', () => {
    expect(fieldsAt('Zed Blood Bank', 'Wrote the weekly roster')).not.toContain('Banking and insurance')
    expect(fieldsAt('Hotel Zed Heights', 'Wrote React screens')).not.toContain('Hospitality and travel')
  })
})

test('a job of another title is of the kind of place, too, where it did such work', () => {
  const entryOf = (deed: string) =>
    createTextProfile(
      `Asha Verma\nasha@example.com\nExperience\nOffice Assistant, Hotel Zed, Pune, Jan 2026 - Mar 2026\n- ${deed}\nEducation\nXII, 2022`,
    ).entries[0]!.fields.map(({ field }) => fields[field]!.name)
  expect(entryOf('Checked in guests at the front desk')).toEqual(['Administration', 'Hospitality and travel'])
  expect(entryOf('Typed letters for the owner')).toEqual(['Administration'])
})

test('a student who was posted somewhere taught nobody', () => {
  const { entries } = createTextProfile(
    'Asha Verma\nasha@example.com\nExperience\nRAWE student, Zed Kendra, Pune, Jan 2026 - Mar 2026\n- Sowed three plots of soybean',
  )
  expect(entries[0]!.fields.map(({ field }) => fields[field]!.name)).not.toContain('Teaching and education')
})
