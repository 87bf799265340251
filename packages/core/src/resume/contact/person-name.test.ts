import { describe, expect, test } from 'vitest'
import { printed, readable } from '../testing/readable.ts'
import { findName, findNameLike } from './person-name.ts'

const nameIn = (text: string, email: string | null = null) => findName(readable(text), email)?.text ?? null

describe('the name of the applicant', () => {
  test.each([
    'Asha Rao\nasha.rao@example.com',
    'Resume of Asha Rao\nPune',
    'Curriculum Vitae\nAsha Rao',
    'Dr. Asha Rao',
    'Sr. Asha Rao, RN RM',
    'CA Asha Rao',
    'Capt. Asha Rao',
    'Name: Asha Rao\nPhone',
    'Full Name\tAsha Rao',
    'Asha Rao | Software Engineer | Pune',
    'Asha Rao, journalist in the making',
    'Asha Rao, 3rd yr ECE @ RVCE Bangalore',
    'Asha Rao, Ph.D.',
    'Asha Rao (she/her)',
    'Asha Rao – Designer',
    "Hello! I'm Asha Rao, a third-year student from Goa.",
    'My name is Asha Rao and I study law in Kochi.',
    'I am Asha Rao.',
  ])('is "Asha Rao" in %j', (text) => {
    expect(nameIn(text)).toBe('Asha Rao')
  })

  test.each(['Python', 'Pune, India', 'EDUCATION', 'MA Clinical Psychology', 'Software Engineer', 'Page 1'])(
    'is below the line %j',
    (line) => {
      expect(nameIn(`${line}\nAsha Rao`)).toBe('Asha Rao')
    },
  )

  test.each([
    ['arjun nair', 'arjun.n@gmail.com'],
    ['meher sodhi', 'hello@mehersodhi.in'],
    ['sara khan', 'studio@sarakhan.co'],
  ])('may be %j in small letters where %s has a part of it', (name, email) => {
    expect(nameIn(`${name}\nillustrator\n${email}`, email)).toBe(name)
  })

  test.each([
    'ASHA RAO',
    'José García-Márquez',
    'Mohammed bin Rashid Al Maktoum',
    'O’Neil McCarthy',
    'S. Ramanujan',
    'राज कुमार',
    'Asha',
  ])('may be written as %j', (name) => {
    expect(nameIn(`${name}\nPune, India`)).toBe(name)
  })

  test('is the one that the mail address contains', () => {
    expect(nameIn('Lake View Towers\nRahul Iyer\nrahul.iyer@x.in', 'rahul.iyer@x.in')).toBe('Rahul Iyer')
  })

  test('may be in small letters when it is printed large and the mail address contains it', () => {
    const lines = printed([{ text: 'arjun nair', size: 20 }, { text: 'arjun.nair@example.com' }])
    expect(findName(lines, 'arjun.nair@example.com')?.text).toBe('arjun nair')
  })

  test('is quoted at its place', () => {
    const [line] = readable('Resume of Asha Rao')
    const source = findName([line!], null)?.source
    expect(line?.text.slice(source?.start, source?.end)).toBe('Asha Rao')
  })

  test('is more certain with a label than far down without one', () => {
    const labelled = findName(readable('Name: Asha Rao'), null)?.confidence ?? 0
    const below = findName(readable('x\ny\nz\nAsha Rao'), null)?.confidence ?? 0
    expect(labelled).toBeGreaterThan(below)
  })

  test.each([
    '12 Lake Road\n411001',
    'A very long line of prose that says nothing about the applicant at all and goes on',
    'Bachelor of Arts',
    'arjun nair\nPune',
    '',
  ])('is missing in %j', (text) => {
    expect(nameIn(text)).toBeNull()
  })
})

describe('a name over two lines', () => {
  const twoLines = (size: number, rest = 10) =>
    printed([
      { text: 'Maria Fernanda', size },
      { text: 'Silva Costa', size },
      { text: 'Student of law', size: rest },
    ])

  test('in the largest letters is one name with two quotes', () => {
    const name = findName(twoLines(24), null)
    expect(name?.text).toBe('Maria Fernanda Silva Costa')
    expect(name?.continued).toHaveLength(1)
  })

  test('in ordinary letters is the first line alone', () => {
    expect(findName(twoLines(11), null)?.text).toBe('Maria Fernanda')
  })
})

describe('the name that a mail address contains', () => {
  test.each([
    ['Skills\nAsha Rao', 'asha.rao@x.in', 'Asha Rao'],
    ['Priya Nair - Designer', 'priya.nair@x.in', 'Priya Nair'],
  ])('in %j for %j is %j', (text, email, name) => {
    expect(findNameLike(email, readable(text))?.text).toBe(name)
  })

  test.each([
    ['of one word', 'Skills\nAsha', 'asha@x.in'],
    ['in a sentence', 'Built with Asha Rao', 'asha.rao@x.in'],
    ['only in part', 'Rao Verma', 'asha@x.in'],
  ])('is not one %s', (_what, text, email) => {
    expect(findNameLike(email, readable(text))).toBeNull()
  })
})

describe('a name at the top', () => {
  const nameOf = (top: string) =>
    findName(printed([...top.split('\n').map((text) => ({ text, size: 20 })), { text: 'asha@x.in | Pune' }]), null)
      ?.text
  const names = ['Asha Rao', 'Harpreet Singh Gill', 'Zoë D’Souza', 'Sri Venkata Naga Sai Krishna Reddy']
  const initials = ['B.A. Asha', 'M.S. Rao', 'BE Asha', 'B. A. Asha', 'Asha M.S.']
  const degrees = ['B.Tech', 'B.Sc.', 'MBA', 'MBA, CFA', 'Ph.D.']

  test.each([...names, ...initials])('%s is read whole', (name) => {
    expect(nameOf(name)).toBe(name)
  })

  test.each(names)('%s is read without the degrees behind it', (name) => {
    expect(degrees.map((degree) => nameOf(`${name}, ${degree}`))).toEqual(degrees.map(() => name))
  })

  test.each(['Résumé', 'RÉSUMÉ', 'Curriculum Vitæ', 'Biodata'])('is below %s', (title) => {
    expect([...names, ...initials].map((name) => nameOf(`${title}\n${name}`))).toEqual([...names, ...initials])
  })

  test.each(names.slice(0, 3))('%s may have its family name in front', (name) => {
    const words = name.split(' ')
    const inverted = `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`
    expect([inverted, inverted.toUpperCase()].map(nameOf)).toEqual([name, name.toUpperCase()])
  })

  test.each(['MA Clinical Psychology', 'MS Student', 'B.A. English', 'Pune, Maharashtra'])('is not %s', (text) => {
    expect(nameOf(text)).toBeUndefined()
  })
})
