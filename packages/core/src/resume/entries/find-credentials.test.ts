import { expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findCredentials } from './find-credentials.ts'

const certificates = (text: string) =>
  findCredentials(readable(text), 'certificate').map(({ kind, title, issuer, date }) => [kind, title, issuer, date])

test('each line or item is a certificate with its issuer and date', () => {
  const text = `Machine Learning – Coursera (2023)
AWS Certified Cloud Practitioner\tJan 2024
Power BI for Analysts, Skillshore Academy, 2022`
  expect(certificates(text)).toEqual([
    ['certificate', 'Machine Learning', 'Coursera', '2023'],
    ['certificate', 'AWS Certified Cloud Practitioner', 'AWS', '2024-01'],
    ['certificate', 'Power BI for Analysts', 'Skillshore Academy', '2022'],
  ])
})

test('recognises awards by their words anywhere', () => {
  expect(certificates('• Winner, Smart India Hackathon 2023\n• Python Course, Udemy').map(([kind]) => kind)).toEqual([
    'award',
    'certificate',
  ])
})

test('what says nothing is what its section is', () => {
  expect(findCredentials(readable('Best Paper, Foo Conference'), 'award').map(({ kind }) => kind)).toEqual(['award'])
})

test('nothing has no certificates', () => {
  expect(findCredentials([], 'certificate')).toEqual([])
})
