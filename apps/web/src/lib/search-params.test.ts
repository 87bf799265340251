import { expect, test } from 'vitest'
import { choiceParam, textParam } from './search-params.ts'

test('reads a number or boolean in the URL as text', () => {
  expect([textParam(2027), textParam(true), textParam('react')]).toEqual(['2027', 'true', 'react'])
})

test('returns undefined for empty values and other types', () => {
  expect([textParam(''), textParam(undefined), textParam({}), textParam(['a'])]).toEqual(Array(4).fill(undefined))
})

test('accepts only one of the choices', () => {
  expect(choiceParam('company', ['student', 'company'])).toBe('company')
  expect([choiceParam('admin', ['student']), choiceParam(1, ['student'])]).toEqual([undefined, undefined])
})
