import { fields, generalField } from '@fledge/core/skills/vocabulary'
import { expect, test } from 'vitest'
import { fieldsOfWork } from './fields-of-work.ts'

test('a student can choose every field of the vocabulary but the general one', () => {
  expect([...fieldsOfWork]).toEqual(fields.filter((_, id) => id !== generalField).map(({ name }) => name))
})
