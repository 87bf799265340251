import { describe, expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { findWarnings } from './find-warnings.ts'
import sentences from './testing/warnings.json' with { type: 'json' }

const listing = (description: string) => ({
  title: 'Operations Intern',
  description,
  requirements: ['Excel'],
  type: 'Full-time',
  stipend: 12_000,
})
const kindsIn = (description: string) => findWarnings(listing(description)).map(({ kind }) => kind)

describe('a guaranteed job', () => {
  test.each(sentences.jobGuarantee)('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['job_guarantee'])
  })
})

describe('a cheque or money for equipment', () => {
  test.each(sentences.equipmentCheque)('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['equipment_cheque'])
  })
})

describe('contact on a messenger only', () => {
  test.each(sentences.messengerOnly)('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['messenger_only'])
  })

  test('is not found when the listing names another way', () => {
    expect(kindsIn('Send your resume on WhatsApp to 9876543210.\nOr write to careers@kitelabs.in.')).toEqual([])
    expect(kindsIn('Apply here, or send your CV on WhatsApp.')).toEqual([])
    expect(kindsIn('Apply only on WhatsApp.\nFor invoices write to accounts@kitelabs.in.')).toEqual(['messenger_only'])
  })
})

describe('a personal mailbox', () => {
  test.each([
    'Send your resume to kitelabs.hr@gmail.com.',
    'Mail your CV at hr_kite@yahoo.co.in, no calls please.',
    'Contact: kite.jobs@outlook.com',
    'Write to kitelabs@rediffmail.com',
    'E-mail kite.hr (at) gmail (dot) com',
    'Queries: HR.KITE@HOTMAIL.COM',
  ])('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['personal_mailbox'])
  })
})

describe('texts without a pattern', () => {
  test.each(Object.values(sentences.nothing).flat())('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual([])
  })
})

test.each([
  ['Full-time', 0, ['unpaid_full_time']],
  ['Full-time', 1, []],
  ['Part-time', 0, []],
  ['Remote', 0, []],
  ['Full-time', undefined, []],
])('%s with a stipend of %s', (type, stipend, expected) => {
  const kinds = findWarnings({ ...listing('Learn with us.'), type, stipend }).map(({ kind }) => kind)
  expect(kinds).toEqual(expected)
})

test('lists one warning per kind with each quote once, money first', () => {
  const text = `Guaranteed job. Send your CV to a@gmail.com. A registration fee of ₹500 applies.
Guaranteed job. Send your CV to b@gmail.com.`
  expect(findWarnings(listing(text))).toEqual([
    { kind: 'money', quotes: ['A registration fee of ₹500 applies.'] },
    { kind: 'job_guarantee', quotes: ['Guaranteed job.'] },
    { kind: 'personal_mailbox', quotes: ['Send your CV to a@gmail.com.', 'Send your CV to b@gmail.com.'] },
  ])
})

test('warns of a pool of candidates unless the company states it', () => {
  const pooled = listing('We plan for 2027. We are collecting resumes for future openings. Talent pools matter.')
  const warning = { kind: 'candidate_pool', quotes: ['We are collecting resumes for future openings.'] }
  expect(findWarnings(pooled)).toEqual([warning])
  expect(findWarnings({ ...pooled, vacancy: 'now' })).toEqual([warning])
  expect(findWarnings({ ...pooled, vacancy: 'pool' })).toEqual([])
  expect(kindsIn('Is this a talent pool? No, we hire two interns now.')).toEqual([])
})

test('eight times the text takes some eight times as long, not sixty-four', () => {
  const pieces = [
    'guaranteed ',
    'we send ',
    'cheque for ',
    'send cv ',
    'a@',
    'apply ',
    'join whatsapp ',
    'deposit the cheque ',
    'we are building a talent pool ',
    'no current future ',
  ]
  for (const piece of pieces) {
    const [short, long] = [5000, 40_000].map((length) => {
      const text = piece.repeat(length / piece.length)
      return fastestRun(() => findWarnings(listing(text)))
    })
    expect(long! / Math.max(short!, 1)).toBeLessThan(40)
  }
})
