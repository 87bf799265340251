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
  ['signs that turn the writing direction', '\u202e\u2066'],
  ['fillers that count as letters', '\u3164\u2800'],
  ['an accent without a letter', '\u0301'],
])('%s is an empty field, said once', (_what, text) => {
  expect(messagesOf(text)).toEqual(['This field is required'])
})

test.each(['Asha', 'आशा', '李', '7', '-', '😀'])('%s is something', (text) => {
  expect(messagesOf(text)).toBeUndefined()
})

test('a long text says how much is allowed', () => {
  expect(messagesOf('x'.repeat(11))).toEqual(['At most 10 characters'])
})
