import { expect, test } from 'vitest'
import { canonicalSkill } from './canonical.ts'

test.each([
  ['postgres', 'PostgreSQL'],
  ['k8s', 'Kubernetes'],
  ['React JS', 'React'],
  ['c plus plus', 'C++'],
  ['dot net', '.NET'],
  ['r', 'R'],
  ['go', 'Go'],
  ['ms-excel', 'Microsoft Excel'],
  ['  Tally ERP 9 ', 'Tally'],
  ['Laravel 8', 'Laravel'],
  ['vuejs3', 'Vue.js'],
  ['Python 3.11', 'Python'],
  ['Rust language', 'Rust'],
  ['CompTIA Security+', 'CompTIA Security+'],
])('"%s" is %s', (name, skill) => {
  expect(canonicalSkill(name)).toBe(skill)
})

test.each(['', '   ', 'underwater basket', 'Python and Java', 'x'.repeat(200), '8'])(
  '"%s" is no skill by itself',
  (name) => {
    expect(canonicalSkill(name)).toBeNull()
  },
)

test.each([
  ['rubyonrails', 'Ruby on Rails'],
  ['deeplearning', 'Deep learning'],
  ['google-cloud', 'Google Cloud Platform'],
  ['jenkinsci', 'Jenkins'],
  ['jwt authentication', 'JWT'],
  ['Monetary Policy', 'Monetary policy'],
  ['qRT PCR', null],
  ['HPLC', 'HPLC'],
])('"%s" is %s, with blanks missing or a general word behind', (name, skill) => {
  expect(canonicalSkill(name)).toBe(skill)
})
