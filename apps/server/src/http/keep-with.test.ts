import { expect, test } from 'vitest'
import { keepWith } from './keep-with.ts'

test('what is kept with an object is found, and neither listed, copied nor sent', () => {
  const words = keepWith<object, string>('words')
  const answer = { data: [1] }
  expect(words.find(answer)).toBeUndefined()
  expect(words.keep(answer, 'as text')).toBe('as text')
  expect(words.find(answer)).toBe('as text')
  expect([words.keep(answer, 'anew'), words.find(answer)]).toEqual(['anew', 'anew'])
  expect([Object.keys(answer), JSON.stringify(answer), words.find({ ...answer })]).toEqual([
    ['data'],
    '{"data":[1]}',
    undefined,
  ])
})

test('each kind has a place of its own, and what is frozen keeps nothing', () => {
  const [one, other] = [keepWith<object, string>('words'), keepWith<object, string>('words')]
  const [answer, frozen] = [{}, Object.freeze({})]
  one.keep(answer, 'as text')
  expect(other.find(answer)).toBeUndefined()
  expect([one.keep(frozen, 'as text'), one.find(frozen)]).toEqual(['as text', undefined])
})
