import { expect, test } from 'vitest'
import { aNote, listOf } from '../../testing/notes.ts'
import { type NotificationPages, withAllRead, withNew, without, withRead } from './notification-cache.ts'

const counts = { total: 5, unreadCount: 3 }
/** Two pages in the cache, one more on the server. */
const list: NotificationPages = {
  pageParams: ['', 'next'],
  pages: [
    listOf([aNote('1'), aNote('2', { isRead: true })], { ...counts, nextCursor: 'next' }),
    listOf([aNote('3'), aNote('4', { isRead: true })], { ...counts, nextCursor: 'last' }),
  ],
}
const idsOf = ({ pages }: NotificationPages) => pages.map(({ notifications }) => notifications.map(({ id }) => id))
const countsOf = ({ pages }: NotificationPages) => pages.map(({ total, unreadCount }) => [total, unreadCount])

test('puts a new one first and counts it on every page', () => {
  const next = withNew(list, aNote('0'))
  expect(idsOf(next)).toEqual([
    ['0', '1', '2'],
    ['3', '4'],
  ])
  expect(countsOf(next)).toEqual([
    [6, 4],
    [6, 4],
  ])
})

test('adds an existing one only once', () => {
  expect(withNew(list, aNote('3'))).toBe(list)
})

test('counts a read one once, also when the event repeats', () => {
  const next = withRead(list, '3')
  expect(countsOf(next)).toEqual([
    [5, 2],
    [5, 2],
  ])
  expect(withRead(next, '3')).toBe(next)
  expect(withRead(list, '2')).toBe(list)
})

test('marks all as read, also those not in the cache', () => {
  const next = withAllRead(list)
  expect(countsOf(next)).toEqual([
    [5, 0],
    [5, 0],
  ])
  expect(next.pages.flatMap(({ notifications }) => notifications).every(({ isRead }) => isRead)).toBe(true)
})

test('removes a deleted one from the counts, and from the unread count only if it was unread', () => {
  expect(idsOf(without(list, '3'))).toEqual([['1', '2'], ['4']])
  expect(countsOf(without(list, '3'))).toEqual([
    [4, 2],
    [4, 2],
  ])
  expect(countsOf(without(list, '4'))).toEqual([
    [4, 3],
    [4, 3],
  ])
  expect(without(list, 'unknown')).toBe(list)
})
