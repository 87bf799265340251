import { expect, test } from 'vitest'
import { ownPath } from './return-to.ts'

test.each(['/', '/student/dashboard?tab=applications', '/company/dashboard?internship=1#top'])('accepts %s', (path) => {
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
])('rejects %j', (path) => {
  expect(ownPath(path)).toBeUndefined()
})

test('normalizes a path with .. as the browser does', () => {
  expect(ownPath('/a/../login')).toBe('/login')
})
