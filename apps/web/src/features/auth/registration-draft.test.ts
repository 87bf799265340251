import { texts } from '@fledge/contract/texts'
import { expect, test } from 'vitest'
import { emptyDraft, missingText, readDraft } from './registration-draft.ts'

const draft = {
  ...emptyDraft,
  email: ' Asha@Example.test ',
  password: 'secret',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'SIT',
  major: 'Design',
  graduationYear: '2027',
}

test('a student’s draft becomes what the server takes, and nothing of the company’s form', () => {
  expect(readDraft('student', { ...draft, companyName: 'Kite Labs' }).registration).toEqual({
    role: 'student',
    email: 'asha@example.test',
    password: 'secret',
    firstName: 'Asha',
    lastName: 'Rao',
    university: 'SIT',
    major: 'Design',
    graduationYear: 2027,
  })
})

test('each empty field is named, in words a person understands', () => {
  const { errors } = readDraft('company', emptyDraft)
  expect(Object.keys(errors ?? {}).sort()).toEqual(
    ['companyName', 'companySize', 'contactPerson', 'email', 'industry', 'password'].sort(),
  )
  expect(new Set(Object.values(errors ?? {}))).toEqual(new Set(['This field is required']))
})

test('what was typed wrongly says how it should be', () => {
  const { errors } = readDraft('student', { ...draft, email: 'asha', password: '12345' })
  expect(errors).toEqual({
    email: 'Enter an email address such as name@example.com',
    password: texts.register.passwordShort,
  })
})

test('the specification’s message depends on what is missing', () => {
  expect(missingText('student', { ...draft, email: ' ' })).toBe(texts.register.missing)
  expect(missingText('student', { ...draft, major: '' })).toBe(texts.register.missingStudent)
  expect(missingText('company', { ...draft, industry: '' })).toBe(texts.register.missingCompany)
  expect(missingText('student', draft)).toBeNull()
})
