import { expect, test } from 'vitest'
import { lineField } from './line-field.ts'

const messagesOf = (text: string) =>
  lineField(10)
    .safeParse(text)
    .error?.issues.map(({ message }) => message)

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width characters', '\u200b\u200d\ufeff'],
])('%s is an empty field, said once', (_what, text) => {
  expect(messagesOf(text)).toEqual(['This field is required'])
})

test.each(['Asha', 'क्\u200dष', '👩\u200d👧'])('%s is something', (text) => {
  expect(messagesOf(text)).toBeUndefined()
})

test('a long text says how much is allowed', () => {
  expect(messagesOf('x'.repeat(11))).toEqual(['At most 10 characters'])
})
