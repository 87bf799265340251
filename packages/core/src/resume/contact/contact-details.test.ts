import { describe, expect, test } from 'vitest'
import { printed, readable } from '../testing/readable.ts'
import { findContact } from './contact-details.ts'

const contactOf = (text: string) => findContact(readable(text), readable(text))

test.each([
  ['write to a.b-c+d@mail.example.co.in now', 'a.b-c+d@mail.example.co.in'],
  ['E-mail:ravi_99@example.org', 'ravi_99@example.org'],
])('the e-mail address in %j', (text, email) => {
  expect(contactOf(text).email?.text).toBe(email)
})

test.each([
  ['+91 98230 11223', '+91 98230 11223'],
  ['Mobile: 9876543210', '9876543210'],
  ['(217) 555-0142', '(217) 555-0142'],
  ['+44 7700 900123 · Leeds', '+44 7700 900123'],
  ['+123 45678 901234', '+123 45678 901234'],
  ['(+34) 612 345 678', '(+34) 612 345 678'],
  ['Telefon: 0711 / 123 45 67', '0711 / 123 45 67'],
])('the phone number in %j', (text, phone) => {
  expect(contactOf(text).phone?.text).toBe(phone)
})

test.each(['2018 - 2022 2019 - 2020', '2018 - 2022 12 34', '+123 45678 9012345', '12345', 'CGPA 8.75 out of 10 10 10'])(
  '%j is no phone number',
  (text) => {
    expect(contactOf(text).phone).toBeNull()
  },
)

test('links are addresses, and at the top also bare domains, but not names of technologies', () => {
  const text =
    'asha.dev | linkedin.com/in/asha | https://github.com/asha?tab=x | asha@example.com | ASP.NET Node.js B.Tech'
  expect(contactOf(text).links.map((link) => link.text)).toEqual([
    'asha.dev',
    'linkedin.com/in/asha',
    'https://github.com/asha?tab=x',
  ])
})

test.each([
  ['Python\nJava\njava.python@example.com', null],
  ['Asha Rao\nJava, Python\njava.python@example.com', 'Asha Rao'],
  ['BBA Marketing\nClinical notes\nabba.market@example.com', null],
])('no skill and no degree is taken for a name because the address looks like it: %j', (text, name) => {
  expect(contactOf(text).name?.text ?? null).toBe(name)
})

describe('a name', () => {
  const named = (rows: Parameters<typeof printed>[0]) => {
    const lines = printed(rows)
    return findContact(lines, lines).name
  }

  test('does not take in a line of other words, or of smaller letters', () => {
    expect(
      named([
        { text: 'Asha Rao', size: 20 },
        { text: 'Graphic Designer', size: 20 },
      ])?.text,
    ).toBe('Asha Rao')
    expect(
      named([
        { text: 'Asha Rao', size: 20 },
        { text: 'Baner Heights', size: 12 },
      ])?.text,
    ).toBe('Asha Rao')
  })

  test.each([
    ['Lebenslauf\nJonas Lüders\nTelefon: 0711 / 123 45 67', 'Jonas Lüders'],
    ['Wei-Ling Chen (陳薇玲)\nTaipei', 'Wei-Ling Chen'],
  ])('of %j is %s', (text, name) => {
    expect(contactOf(text).name?.text).toBe(name)
  })
})

test('a degree in small letters is no site', () => {
  expect(contactOf('asha rao, b.tech, asha.dev').links.map(({ text }) => text)).toEqual(['asha.dev'])
})

describe('a number of something else', () => {
  const labels = [
    'Roll No.: ',
    'Reg. No. ',
    'Registration Number - ',
    'APAAR ID: ',
    'PRN ',
    'Enrolment No: ',
    'Aadhaar: ',
  ]
  const layouts = [
    (other: string, phone: string) => `Asha Rao\n${other} | ${phone}`,
    (other: string, phone: string) => `Asha Rao\n${other}\n${phone}`,
    (other: string, phone: string) => `Asha Rao\n${other}, Mobile: ${phone}`,
  ]

  test.each(labels)('behind %j is no phone number', (label) => {
    const read = layouts.map((layout) => contactOf(layout(`${label}2203117045`, '98765 43210')).phone?.text)
    expect(read).toEqual(layouts.map(() => '98765 43210'))
  })

  test('is not preferred to a number with its country code on the same line', () => {
    expect(contactOf('Asha Rao\n9123117045 | +91 98765 43210').phone?.text).toBe('+91 98765 43210')
  })
})

describe('the addresses behind links', () => {
  const linked = (text: string, targets: Record<string, string>) => {
    const [line] = readable(text)
    const links = Object.entries(targets).map(([label, target]) => {
      const start = text.indexOf(label)
      return { start, end: start + label.length, target }
    })
    const lines = line ? [{ ...line, links }] : []
    return findContact(lines, lines)
  }

  test('are read, and quote what the resume shows', () => {
    const contact = linked('Email | Call | LinkedIn', {
      Email: 'mailto:asha@x.in?subject=Hello',
      Call: 'tel:+91-98765-43210',
      LinkedIn: 'https://linkedin.com/in/asha',
    })
    expect(contact.email).toMatchObject({ text: 'asha@x.in', source: { line: 0, start: 0, end: 5 } })
    expect(contact.phone?.text).toBe('+91-98765-43210')
    expect(contact.links.map(({ text }) => text)).toEqual(['https://linkedin.com/in/asha'])
  })

  test('are not read twice where the text is the address', () => {
    const contact = linked('a@x.in | github.com/asha', {
      'a@x.in': 'mailto:a@x.in',
      'github.com/asha': 'https://github.com/asha',
    })
    expect(contact.links.map(({ text }) => text)).toEqual(['github.com/asha'])
  })
})

test.each(
  ['Phone no', 'Mob', 'Contact no.', 'WhatsApp no', 'Phone No.:', 'Ph', 'Cell', 'Tel.'].flatMap((label) =>
    ['-', '.', ': ', ':- ', ' - '].map((sign) => [`${label}${sign}`] as const),
  ),
)('a phone number is read behind %j, also where a second one follows', (label) => {
  expect(contactOf(`Asha Rao\n${label}9967012384`).phone?.text).toBe('9967012384')
  expect(contactOf(`Asha Rao\n${label}9967012384/9820012345`).phone?.text).toBe('9967012384')
})
