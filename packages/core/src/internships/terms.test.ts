import { expect, test } from 'vitest'
import { changedTerms, changesText } from './terms.ts'

const before = { stipend: 10_000, stipendMax: null, type: 'Hybrid', location: 'Bangalore, India', duration: '3 months' }

test('names each term that changed, in words', () => {
  const after = { stipend: 100_000, stipendMax: 125_000, type: 'Remote', location: 'Pune', duration: '6 months' }
  expect(changedTerms(before, after)).toEqual([
    { term: 'Stipend', was: '₹10,000 / month', is: '₹1,00,000 – 1,25,000 / month' },
    { term: 'Work type', was: 'Hybrid', is: 'Remote' },
    { term: 'Location', was: 'Bangalore, India', is: 'Pune' },
    { term: 'Duration', was: '3 months', is: '6 months' },
  ])
})

test.each([
  ['the same', before],
  ['another name of the city', { ...before, location: 'bengaluru,  India' }],
  ['another way to write the length', { ...before, duration: '12 weeks' }],
])('%s is no change', (_name, after) => {
  expect(changedTerms(before, after)).toEqual([])
})

test('says the changes in one sentence, no pay as unpaid', () => {
  const changes = changedTerms(before, { ...before, stipend: 0, duration: '1 month' })
  expect(changesText(changes)).toBe('Stipend: Unpaid, was ₹10,000 / month; Duration: 1 month, was 3 months')
})
