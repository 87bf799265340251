import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'
import { expect, test } from 'vitest'
import { emptyDraft, missingText, type RegistrationDraft, registrationResolver } from './registration-form.tsx'

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

const read = async (role: Role, draft: RegistrationDraft) => {
  const { values, errors } = await registrationResolver(role)(draft, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return { values, errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])) }
}

test('converts a student’s draft without fields of the company form', async () => {
  expect((await read('student', { ...draft, companyName: 'Kite Labs' })).values).toEqual({
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

test('explains how to correct invalid input', async () => {
  const { errors } = await read('student', { ...draft, email: 'asha', password: '12345' })
  expect(errors).toEqual({
    email: 'Enter an email address such as name@example.com',
    password: texts.register.passwordShort,
  })
})

test('shows the specified message for what is missing', () => {
  expect(missingText('student', { ...draft, email: ' ' })).toBe(texts.register.missing)
  expect(missingText('student', { ...draft, major: '' })).toBe(texts.register.missingStudent)
  expect(missingText('company', { ...draft, industry: '' })).toBe(texts.register.missingCompany)
  expect(missingText('student', draft)).toBeNull()
})
