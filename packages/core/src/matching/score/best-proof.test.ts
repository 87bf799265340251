import { expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { findBestProof } from './best-proof.ts'

const frontend = createTextProfile(resumes.frontend)
const listingOf = (title: string, requirements: readonly string[]) =>
  prepareListing({ id: 'a', title, description: '', requirements })
const asking = (...requirements: string[]) => listingOf('Intern', requirements)

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
  const proofFor = (title: string) => findBestProof(laboratory, listingOf(title, ['SEM']))
  expect(proofFor('Materials Characterization Intern, XRD')).toMatchObject({ mark: 'SEM' })
  expect(proofFor('Digital Marketing Intern')).toBeNull()
})

test('of nearly equal proofs takes the one that the title names last', () => {
  const job = '- Entered vouchers in Tally\n- Vouched sales invoices of four firms for the auditor'
  const accounts = createTextProfile(`Asha Verma\nExperience\nIntern, Corner Works, May 2026 - July 2026\n${job}`)
  const phraseFor = (title: string) => findBestProof(accounts, listingOf(title, ['Accounting', 'Auditing']))?.phrase
  expect(phraseFor('Accounting Intern')).toBe('Accounting')
  expect(phraseFor('Accounting Intern, Audit Support')).toBe('Auditing')
})
