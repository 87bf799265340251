import { expect, test } from 'vitest'
import { choiceParam, textParam } from './search-params.ts'

test('a number or a truth value in the address is the text that somebody typed', () => {
  expect([textParam(2027), textParam(true), textParam('react')]).toEqual(['2027', 'true', 'react'])
})

test('what is empty or no text is not there', () => {
  expect([textParam(''), textParam(undefined), textParam({}), textParam(['a'])]).toEqual(Array(4).fill(undefined))
})

test('only one of the choices is taken', () => {
  expect(choiceParam('company', ['student', 'company'])).toBe('company')
  expect([choiceParam('admin', ['student']), choiceParam(1, ['student'])]).toEqual([undefined, undefined])
})
