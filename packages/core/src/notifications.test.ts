import { expect, test } from 'vitest'
import { notificationDestination } from './notification-destination.ts'

const to = (category: string, role: 'student' | 'company', actionUrl: string | null = null) =>
  notificationDestination({ category, actionUrl }, role)

test.each([
  ['application_submitted', 'student', '/student/dashboard?tab=applications'],
  ['application_status', 'student', '/student/dashboard?tab=applications'],
  ['application_received', 'company', '/company/dashboard?tab=applications'],
  ['new_opportunity', 'student', '/student/dashboard?tab=opportunities'],
  ['new_opportunity_matched', 'student', '/student/dashboard?tab=opportunities'],
  ['internship_posted', 'company', '/company/dashboard?tab=internships'],
  ['interview_scheduled', 'student', '/student/dashboard?tab=interviews'],
  ['interview_scheduled', 'company', '/company/dashboard?tab=interviews'],
  ['profile_viewed', 'student', '/profile#views'],
  ['profile_viewed', 'company', '/company/dashboard'],
  ['internship_changed', 'student', '/student/dashboard?tab=applications'],
  ['message_received', 'student', '/student/dashboard?tab=applications'],
  ['message_received', 'company', '/company/dashboard?tab=applications'],
  ['application_received', 'student', '/student/dashboard'],
  ['new_opportunity', 'company', '/company/dashboard'],
  ['something_new', 'student', '/student/dashboard'],
] as const)('a click on %s by a %s opens %s', (category, role, path) => {
  expect(to(category, role)).toBe(path)
})

test('an action address of this product is used instead', () => {
  expect(to('application_received', 'company', '/company/dashboard?tab=applications&internship=7')).toBe(
    '/company/dashboard?tab=applications&internship=7',
  )
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  '/student/dashboard\n//evil',
  '/student/dashboard',
])('an action address such as %j is not followed by a company', (actionUrl) => {
  expect(to('application_received', 'company', actionUrl)).toBe('/company/dashboard?tab=applications')
})
