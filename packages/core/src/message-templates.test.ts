import { expect, test } from 'vitest'
import { describeUnknownField, fillTemplate } from './message-templates.ts'

const values = { 'first name': 'Asha', internship: 'Data intern', company: 'Kite Labs' }

test('fills in every name, however often and in any case', () => {
  expect(fillTemplate('Hi {first name}, {Internship} at { company }. Bye {FIRST  NAME}', values)).toBe(
    'Hi Asha, Data intern at Kite Labs. Bye Asha',
  )
})

test('does not fill in names within names, and takes $ literally', () => {
  const odd = { 'first name': '{company}', internship: '$& {first name}', company: 'Kite' }
  expect(fillTemplate('{first name}: {internship}', odd)).toBe('{company}: $& {first name}')
})

test.each([
  ['Hi {firstname}', '{firstname}'],
  ['{company} pays {salary} and {bonus}', '{salary}'],
  ['Empty {}', '{}'],
])('names in “%s” what cannot be filled in, and the remedy: %s', (text, unknown) => {
  expect(describeUnknownField(text)).toBe(
    `${unknown} cannot be filled in. Use {first name}, {internship}, {company}, or remove the braces.`,
  )
})

test.each(['Hi {first name} of {company}', 'No closing {', 'No opening }', ''])('accepts “%s”', (text) => {
  expect(describeUnknownField(text)).toBeNull()
})

test('leaves text in other braces unchanged', () => {
  expect(fillTemplate('{salary} {', values)).toBe('{salary} {')
})
