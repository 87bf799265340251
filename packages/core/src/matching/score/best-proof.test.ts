import { expect, test } from 'vitest'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { findBestProof } from './best-proof.ts'

const frontend = createTextProfile(resumes.frontend)

test('names the requirement that the resume shows best, with the words around the proof', () => {
  expect(findBestProof(frontend, ['Docker', 'TypeScript', 'Git'])).toEqual({
    phrase: 'Git',
    before: '…fixed bugs with the team using ',
    mark: 'Git',
    after: '',
  })
})

test.each([
  ['nothing that is asked', ['Welding', 'Masonry']],
  ['only names of it in a list', ['MongoDB', 'Tailwind']],
  ['ways of working', ['Teamwork']],
  ['no requirements', []],
])('is nothing for %s', (_case, requirements) => {
  expect(findBestProof(frontend, requirements)).toBeNull()
})

test('quotes the resume letter by letter', () => {
  const { before, mark, after } = findBestProof(frontend, ['React'])!
  expect(resumes.frontend).toContain((before + mark + after).replace(/^…/, ''))
})
