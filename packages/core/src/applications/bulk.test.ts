import { expect, test } from 'vitest'
import { bulkActs, skippedText, skipReason } from './bulk.ts'

const pending = { status: 'pending', withdrawnAt: null, shortlistedAt: null } as const
const withdrawn = { ...pending, withdrawnAt: '2026-03-01T09:00:00.000Z' }
const decided = { ...pending, status: 'rejected' } as const
const shortlisted = { ...pending, shortlistedAt: '2026-03-01T09:00:00.000Z' }

test('no act concerns a withdrawn application, and each one a pending one', () => {
  for (const act of bulkActs) {
    expect(skipReason(act, withdrawn)).toBe('withdrawn')
    expect(skipReason(act, pending)).toBeNull()
  }
})

test('decided applications get messages only', () => {
  expect(skipReason('message', decided)).toBeNull()
  for (const act of ['reject', 'accept', 'shortlist'] as const) expect(skipReason(act, decided)).toBe('already_decided')
})

test('a shortlisted application can be decided and is not shortlisted again', () => {
  expect(skipReason('shortlist', shortlisted)).toBe('already_shortlisted')
  expect(skipReason('reject', shortlisted)).toBeNull()
})

test('says how many are left out and why', () => {
  expect(skippedText('withdrawn', 2)).toBe('2 left out: withdrawn by the student.')
})

test('an interview is proposed to pending and accepted applications without an open one', () => {
  expect(skipReason('interview', { ...pending, status: 'accepted' })).toBeNull()
  expect(skipReason('interview', decided)).toBe('already_decided')
  expect(skipReason('interview', { ...pending, inInterview: true })).toBe('in_interview')
})
