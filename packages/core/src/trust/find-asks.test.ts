import { describe, expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { findAsks } from './find-asks.ts'
import sentences from './testing/asks.json' with { type: 'json' }

const asksIn = (description: string) => findAsks({ title: 'Operations Intern', description, requirements: ['Excel'] })
const kindsIn = (description: string) => asksIn(description).map(({ kind }) => kind)

describe('money that applicants have to pay', () => {
  test.each(sentences.money)('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['money'])
  })
})

describe('documents that applicants have to hand over', () => {
  test.each(sentences.documents)('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['documents'])
  })
})

describe('texts that ask nothing of applicants', () => {
  test.each(Object.values(sentences.nothing).flat())('%s', (sentence) => {
    expect(asksIn(sentence)).toEqual([])
  })
})

test('each ask is quoted as it was written, once, from title to requirements', () => {
  const asks = findAsks({
    title: 'Intern (registration fee ₹99)',
    description: 'Learn with us.\nSend your PAN card.\nSend your PAN card.',
    requirements: ['Excel', 'Deposit of ₹500'],
  })
  expect(asks).toEqual([
    { kind: 'money', quote: 'Intern (registration fee ₹99)' },
    { kind: 'documents', quote: 'Send your PAN card.' },
    { kind: 'money', quote: 'Deposit of ₹500' },
  ])
})

test('a long sentence is quoted around what was found, in whole words', () => {
  const long = 'word '.repeat(40)
  const [ask] = asksIn(`${long}pay a registration fee of ₹500 ${long}`)
  expect(ask?.quote.length).toBeLessThan(160)
  expect(ask?.quote).toMatch(/^word .*pay a registration fee of ₹500 .*word$/)
})

test('eight times the text takes some eight times as long, not sixty-four', () => {
  for (const piece of ['no ', 'pay ', 'fee ', 'Rs. ', 'and you ', 'a bond of ', '₹1,', 'send your ', '5,']) {
    const [short, long] = [5000, 40_000].map((length) => {
      const text = piece.repeat(length / piece.length)
      return fastestRun(() => asksIn(text))
    })
    expect(long! / Math.max(short!, 1)).toBeLessThan(40)
  }
})
