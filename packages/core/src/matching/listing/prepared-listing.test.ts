import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fields, skills } from '../../skills/vocabulary.ts'
import { prepareListing } from './prepared-listing.ts'

const prepare = (parts: { title?: string; description?: string; requirements?: string[] }) =>
  prepareListing({ id: 'one', title: '', description: '', requirements: [], ...parts })

const requirementsOf = (...requirements: string[]) => prepare({ requirements }).asks
const mentionsIn = (description: string, requirements: string[] = []) =>
  prepare({ description, requirements })
    .asks.filter(({ kind }) => kind === 'description')
    .map(({ phrase }) => phrase)
const skillNames = (ids: readonly number[]) => ids.map((id) => skills[id]!.name)

describe('requirements', () => {
  test('are asks with the skills of their phrase', () => {
    const [ask] = requirementsOf('HTML, CSS')
    expect(ask).toMatchObject({ kind: 'requirement', phrase: 'HTML, CSS', every: true, words: [] })
    expect(skillNames(ask!.skills)).toEqual(['HTML', 'CSS'])
  })

  test('end at the sixtieth', () => {
    const many = Array.from(
      { length: 80 },
      (_, index) => `Zither number ${String.fromCharCode(97 + (index % 26))}${index}x`,
    )
    expect(requirementsOf(...many)).toHaveLength(60)
  })
})

describe('the description', () => {
  test('adds its skills when there are no requirements', () => {
    expect(mentionsIn('You will use TypeScript and Python.')).toEqual(['TypeScript', 'Python'])
  })

  test('adds nothing to requirements about the work', () => {
    expect(mentionsIn('You will use TypeScript and Python.', ['Python'])).toEqual([])
  })

  test('adds its skills to requirements that are only ways of working', () => {
    expect(mentionsIn('You will use TypeScript.', ['Communication'])).toEqual(['TypeScript'])
  })

  test('adds each skill once', () => {
    expect(mentionsIn('Python here. Python there.')).toEqual(['Python'])
  })

  test('adds no general skill', () => {
    expect(mentionsIn('Communication and teamwork matter.')).toEqual([])
  })

  const many =
    'SQL, Python, Tableau, Docker, TypeScript, Java, Kotlin, PHP, Scala, Perl, MATLAB, MongoDB, MySQL, Redis.'

  test('adds at most eight skills', () => {
    expect(mentionsIn(many)).toHaveLength(8)
  })

  test('quotes its own words', () => {
    expect(mentionsIn('Work with postgres.')).toEqual(['postgres'])
  })
})

describe('a prepared listing', () => {
  test('lists every asked skill once', () => {
    const { askedSkills } = prepare({ requirements: ['HTML, CSS', 'CSS, Python'] })
    expect(skillNames(askedSkills)).toEqual(['HTML', 'CSS', 'Python'])
  })

  test('has the role of its title', () => {
    expect(prepare({ title: 'Frontend Developer Intern' }).role).toEqual({
      subject: new Set(['frontend']),
      post: 'maker',
    })
  })

  test('has the main fields of its title', () => {
    const names = prepare({ title: 'Accountant' }).fields.map(({ field }) => fields[field]!.name)
    expect(names).toEqual(['Accounting'])
  })

  test('has no field without a title', () => {
    expect(prepare({ requirements: ['Tally'] }).fields).toEqual([])
  })

  test('has nothing when it says nothing', () => {
    expect(prepare({})).toEqual({
      id: 'one',
      title: '',
      role: null,
      asks: [],
      askedSkills: [],
      fields: [],
      points: { similar: 0, asks: [] },
    })
  })
})

describe('the importance of a requirement', () => {
  const importance = (description: string, requirement: string) =>
    prepare({ description, requirements: [requirement, 'Figma'] }).asks[0]?.importance

  test('comes from the sentence of the description that names its skill', () => {
    expect(importance('Python is mandatory for this work.', 'Python'), 'mandatory').toBe('must')
    expect(importance('Python would be a plus.', 'Python'), 'a plus').toBe('nice')
    expect(importance('SQL is mandatory for this work.', 'Python'), 'another skill').toBe('asked')
  })

  test('is first its own', () => {
    expect(importance('Python would be a plus.', 'Python (must have)')).toBe('must')
  })
})

describe('a listing without requirements and skills', () => {
  test('asks for its title without the kind of post', () => {
    expect(prepare({ title: 'Food Photography Intern' }).asks).toMatchObject([
      { kind: 'title', phrase: 'Food Photography' },
    ])
  })

  test.each([
    ['Sales Intern', 'Visit 10 shops a day and collect payments. Must know Marathi.', ['Marathi', 'collect payments']],
    ['HR Intern', 'Post jobs on Naukri and screen resumes.', ['Naukri', 'Post jobs', 'screen resumes']],
    ['Office Assistant', 'Update the sales sheet and type letters in English.', ['English', 'Office Assistant']],
  ])('asks for more than languages and one program: %s', (title, description, phrases) => {
    const asked = prepare({ title, description }).asks.map(({ phrase }) => phrase)
    expect(asked).toEqual(expect.arrayContaining(phrases))
    expect(asked).not.toContain('sales')
  })

  test('asks for nothing when the title is only a kind of post', () => {
    expect(prepare({ title: 'Intern' }).asks).toEqual([])
  })
})

test('law: what the company says of itself changes nothing', () => {
  const about = fc.constantFrom(
    'About us\nWe build cloud databases with Kafka for hospitals.',
    'Who we are\nA studio of chefs and nurses who love Python.',
    'Our mission\nAccounting for everyone.',
    'Perks\nFree yoga and Spanish lessons.',
  )
  const duties = fc.constantFrom('Write SQL queries.', 'Cook for guests.', 'Keep the ledger.', '')
  const requirements = fc.subarray(['Python', 'Tally', 'Own kazoo', 'Baking', 'B.Com'])
  fc.assert(
    fc.property(about, duties, requirements, (text, description, asked) => {
      const plain = prepare({ title: 'Data Intern', description, requirements: asked })
      const before = prepare({ title: 'Data Intern', description: `${text}\n\n${description}`, requirements: asked })
      expect(before, 'before the duties').toEqual(plain)
      const after = prepare({ title: 'Data Intern', description: `${description}\n\n${text}`, requirements: asked })
      expect(after, 'after the duties').toEqual(plain)
    }),
  )
})

test('law: every phrase is verbatim in the listing, and every asked skill belongs to an ask', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('Python and SQL', 'Java or Kotlin', 'Perks: none', 'Use Docker.', 'Own kazoo'),
  )
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 6 }), (description, requirements) => {
      const { asks, askedSkills } = prepare({ description, requirements })
      for (const { kind, phrase } of asks)
        expect(kind === 'requirement' ? requirements.join('\n') : description).toContain(phrase)
      expect(new Set(askedSkills)).toEqual(new Set(asks.flatMap((ask) => ask.skills)))
    }),
  )
})

test('what the company marked wins over what its text says', () => {
  const text = { requirements: ['Python', 'Docker (preferred)', 'SQL'], description: 'SQL is a plus.' }
  const importances = (marks: object) => prepare({ ...text, ...marks }).asks.map(({ importance }) => importance)
  expect(importances({})).toEqual(['asked', 'nice', 'nice'])
  const marks = { mustHave: ['docker (preferred)', 'SQL'], niceToHave: ['Python'] }
  expect(importances(marks)).toEqual(['nice', 'must', 'must'])
})
