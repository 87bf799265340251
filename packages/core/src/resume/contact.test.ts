import { describe, expect, test } from 'vitest'
import { findContact } from './contact.ts'
import { printed, readable } from './testing/readable.ts'

const contactOf = (text: string) => findContact(readable(text), readable(text))

describe('the name', () => {
  test.each([
    ['ANANYA KULKARNI\nPune | ananya@example.com', 'ANANYA KULKARNI'],
    ['Resume\nName: Priya Nair\nPhone: 9447012345', 'Priya Nair'],
    ['Dr. Kwame Mensah, PhD\nAccra, Ghana', 'Kwame Mensah'],
    ['Meera Iyer — Graphic Designer\nmeera@example.com', 'Meera Iyer'],
    ['Curriculum Vitae\nJosé María de la Cruz\nMadrid, Spain', 'José María de la Cruz'],
    ["Siobhán O'Neill-Kaur\tDublin, Ireland", "Siobhán O'Neill-Kaur"],
    ['משה לוי\nTel Aviv', 'משה לוי'],
    ['SOFTWARE ENGINEER\nTara Menon\ntara.menon@example.com', 'Tara Menon'],
  ])('of %j is %s', (text, name) => {
    expect(contactOf(text).name?.text).toBe(name)
  })

  test.each(['DATA ANALYST', 'Pune, Maharashtra', 'Objective\nTo grow.', '12 MG Road\n9876543210'])(
    'is not %j',
    (text) => {
      expect(contactOf(text).name).toBeNull()
    },
  )

  test('is the largest of several candidates', () => {
    const lines = printed([{ text: 'Jaya Prakash Nagar' }, { text: 'Ravi Shetty', size: 22 }])
    expect(findContact(lines, lines).name?.text).toBe('Ravi Shetty')
  })
})

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
