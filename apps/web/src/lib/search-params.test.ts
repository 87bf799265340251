import { expect, test } from 'vitest'
import { choiceParam, moreFilterParams, textParam } from './search-params.ts'

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

test('keeps valid filters of the URL and drops others', () => {
  const valid = { stipendMin: 5000, monthsMax: '6', startsBy: '2030-02-28', skill: 'React,, SQL ', replies: 'on-time' }
  expect(moreFilterParams(valid)).toEqual({ ...valid, monthsMax: 6, skill: 'React, SQL', field: undefined })
  for (const invalid of [
    { stipendMin: 500_001, monthsMax: 0, startsBy: '2030-02-30', skill: ' , ', replies: 'late' },
    { stipendMin: 1.5, monthsMax: 'x', startsBy: 'soon', skill: ['a'], replies: true },
  ])
    expect(Object.values(moreFilterParams(invalid)).filter((value) => value !== undefined)).toEqual([])
  expect(moreFilterParams({ skill: 'a,b,c,d,e,f' }).skill).toBe('a, b, c, d, e')
})
