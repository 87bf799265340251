import { expect, test } from 'vitest'
import { replyRecord, replyRecordText } from './reply-record.ts'

test('is public from ten due applications on', () => {
  expect(replyRecord({ due: 9, onTime: 9 })).toBeNull()
  expect(replyRecord({ due: 10, onTime: 0 })).toEqual({ due: 10, onTime: 0, days: 90 })
})

test('is said with both numbers, and a new company is called new', () => {
  expect(replyRecordText({ due: 20, onTime: 18, days: 90 })).toBe('Replies on time: 18 of 20 in the last 90 days')
  expect(replyRecordText(null)).toBe('No reply record yet')
})
