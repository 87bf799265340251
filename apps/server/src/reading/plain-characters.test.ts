import { expect, test } from 'vitest'
import { inReadingDirection } from './pdf/right-to-left.ts'
import { plainCharacters } from './plain-characters.ts'

test.each([
  ['eﬃcient ﬁles', 'efficient files'],
  ['Java\u200bScript', 'JavaScript'],
  ['soft\u00adware', 'software'],
  ['\uf0b7 Java', '• Java'],
  ['\uf095 98765', ' 98765'],
  ['Intern .................... 2024', 'Intern\t2024'],
  ['Asha\u00a0Rao', 'Asha Rao'],
  ['Managerâ€™s', 'Manager’s'],
  ['Java Â· SQL', 'Java · SQL'],
  ['CafÃ©', 'Café'],
  ['Acme ï¼ Pune', 'Acme – Pune'],
  ['naïve Ångström Âge', 'naïve Ångström Âge'],
  ['a\u0000b\u0007c', 'abc'],
])('%j is read as %j', (written, read) => {
  expect(plainCharacters(written)).toBe(read)
})

test('puts Hebrew and Arabic in reading order and leaves other text unchanged', () => {
  expect(inReadingDirection('Name: יול השמ')).toBe('Name: משה לוי')
  expect(inReadingDirection('Asha Rao (2024)')).toBe('Asha Rao (2024)')
})
