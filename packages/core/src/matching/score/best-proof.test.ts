import { expect, test } from 'vitest'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { findBestProof } from './best-proof.ts'

const frontend = createTextProfile(resumes.frontend)
const asking = (...requirements: string[]) => ({ title: 'Intern', requirements })

test('names the requirement that the resume shows best, with the words around the proof', () => {
  expect(findBestProof(frontend, asking('Docker', 'TypeScript', 'Git'))).toEqual({
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
  expect(findBestProof(frontend, asking(...requirements))).toBeNull()
})

test('quotes the resume letter by letter', () => {
  const { before, mark, after } = findBestProof(frontend, asking('React'))!
  expect(resumes.frontend).toContain((before + mark + after).replace(/^…/, ''))
})

test('reads a word of several senses as the title of the listing means it', () => {
  const laboratory = createTextProfile(
    'Asha Verma\nasha@example.com\nProjects\nFracture study, 2026\n- Took SEM micrographs of steel and XRD of powders',
  )
  const proofFor = (title: string) => findBestProof(laboratory, { title, requirements: ['SEM'] })
  expect(proofFor('Materials Characterization Intern, XRD')).toMatchObject({ mark: 'SEM' })
  expect(proofFor('Digital Marketing Intern')).toBeNull()
})
