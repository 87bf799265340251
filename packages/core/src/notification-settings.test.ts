import { expect, test } from 'vitest'
import { defaultNotifications, isMailed, isNotified, isPushed, notificationFlags } from './notification-settings.ts'
import { type NotificationCategory, notificationCategories } from './notifications.ts'

const all = { email: true, push: true, applications: true, matches: true, messages: true }

test('by default everything is on except messages', () => {
  expect(notificationFlags.filter((flag) => !defaultNotifications[flag])).toEqual(['messages'])
})

test.each([
  ['applications', ['application_submitted', 'application_status', 'application_received', 'profile_viewed']],
  ['applications', ['internship_withdrawn', 'internship_changed']],
  ['matches', ['new_opportunity', 'new_opportunity_matched']],
] as [keyof typeof all, NotificationCategory[]][])('%s off silences %j on every channel', (flag, categories) => {
  for (const category of categories) {
    const settings = { ...all, [flag]: false }
    expect([isNotified, isMailed, isPushed].map((is) => is(category, settings))).toEqual([false, false, false])
    expect(isNotified(category, all)).toBe(true)
  }
})

test('messages off keeps messages in the bell, without mail or browser notification', () => {
  const settings = { ...all, messages: false }
  expect(isNotified('message_received', settings)).toBe(true)
  expect(isMailed('message_received', settings)).toBe(false)
  expect(isPushed('message_received', settings)).toBe(false)
  expect(isMailed('message_received', all)).toBe(true)
  expect(isPushed('message_received', all)).toBe(true)
})

test('interviews, messages and one’s own listings always come', () => {
  const none = { email: true, push: true, applications: false, matches: false, messages: false }
  expect(notificationCategories.filter((category) => isNotified(category, none))).toEqual([
    'internship_posted',
    'interview_scheduled',
    'message_received',
  ])
})

test('what one did oneself, and that a resume was opened, is not worth a mail', () => {
  expect(notificationCategories.filter((category) => !isMailed(category, all))).toEqual([
    'application_submitted',
    'internship_posted',
    'profile_viewed',
  ])
})

test.each(notificationCategories)('%s comes neither as a mail nor outside the page when those are off', (category) => {
  expect(isMailed(category, { ...all, email: false })).toBe(false)
  expect(isPushed(category, { ...all, push: false })).toBe(false)
  expect(isNotified(category, { ...all, email: false, push: false })).toBe(true)
})

test('a category that is not known yet comes, without a mail', () => {
  expect([isNotified, isMailed, isPushed].map((is) => is('something_new', all))).toEqual([true, false, true])
})
