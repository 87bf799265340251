import { texts } from '@fledge/contract/texts'
import { expect, test } from 'vitest'
import { emptyDraft, missingText, registrationResolver } from './registration-form.tsx'

const draft = {
  ...emptyDraft,
  email: 'asha@example.test',
  password: 'secret',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'SIT',
  major: 'Design',
  graduationYear: '2027',
}

test('explains how to correct invalid input', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await registrationResolver('student')({ ...draft, email: 'asha', password: '12345' }, {}, options)
  expect(errors).toMatchObject({
    email: { message: 'Enter an email address such as name@example.com' },
    password: { message: texts.register.passwordShort },
  })
})

test('shows the specified message for what is missing', () => {
  expect(missingText('student', { ...draft, email: ' ' })).toBe(texts.register.missing)
  expect(missingText('student', { ...draft, major: '' })).toBe(texts.register.missingStudent)
  expect(missingText('company', { ...draft, industry: '' })).toBe(texts.register.missingCompany)
  expect(missingText('student', draft)).toBeNull()
})
