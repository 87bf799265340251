import { expect, test } from 'vitest'
import { ownPath } from './return-to.ts'

test.each(['/', '/student/dashboard?tab=applications', '/company/dashboard?internship=1#top'])('%s is kept', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'student/dashboard',
  '',
])('%j leads nowhere', (path) => {
  expect(ownPath(path)).toBeUndefined()
})

test('a path that climbs is what the browser makes of it', () => {
  expect(ownPath('/a/../login')).toBe('/login')
})
