import { describe, expect, test } from 'vitest'
import { tokenize } from '../tokens.ts'
import { skillNamed } from '../vocabulary.ts'
import { findClauses } from './own-work.ts'
import { findShownDeeds } from './shown-deeds.ts'

const told = (text: string) => findClauses(text, tokenize(text)).map((clause) => clause.told)

describe('a clause tells', () => {
  test.each([
    ['Sorted 40 files and wrote a note', ['work', 'work']],
    ['I also greeted guests', ['work']],
    ['Preparing audit files', ['work']],
    ['Stayed at an inn, then settled bills', ['service', 'work']],
    ['Attended a fair with stalls', ['service']],
    ['Followed up old buyers', ['work']],
    ['Was screened for sugar at a camp', ['others']],
    ['Was posted in the ward', [null]],
    ['Was a guest of the hotel', ['others']],
    ['My pulse was taken', ['others']],
    ['My duties included billing', [null]],
    ['Got a badge', ['service']],
    ['Was taught fractions in class 5', ['others']],
    ['Settled bills at the desk as a guest', ['others']],
    ['Our godown was audited by a firm', ['others']],
    ['Called my parents about fees', ['others']],
    ['Forty rompers were drafted', [null]],
    ['Loading of the page took six seconds', [null]],
    ['My team lead wrote the test cases', ['others']],
    ['The IT team moved our files to the cloud', ['others']],
    ['Our vendor designed the board', ['others']],
    ['They later built the site', ['others']],
    ['My team built a rover', [null]],
    ['Was shortlisted and interviewed for a post', ['others', 'others']],
    ['Passed the sheet on to the accountant who ran salaries', ['work', 'others']],
    ['Observed the audit of a mill', ['service']],
    ['We were shown the boiler', ['others']],
    ['The engineer took us to the dam', ['others']],
    ['Sat with the editor while she cut the film', ['others']],
    ['Sat with users while cutting the film', ['work']],
    ['Drew the plan, levels were taken by a friend', ['work', 'others']],
    ['The reels were shot by the owner', ['others']],
    ['Accounting, ledgers, tax', [null]],
    ['', []],
  ])('%j: %j', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })
})

test.each([
  ['Read 9 writ petitions and prepared lists of dates', 'Pleadings', false],
  ['Read 9 notices and drafted writ petitions', 'Pleadings', true],
  ['Made 12 rooms a day, reported broken fixtures', 'Jigs and fixtures', false],
  ['Computed TDS on contract payments and prepared the challans', 'Contract drafting', false],
  ['Went through 60 CVs a day and shortlisted them', 'Resume screening', true],
  ['Cleaned and made up 16 guest rooms', 'Housekeeping', true],
  ['Photo essay, shot and retouched in Lightroom', 'Photo editing', true],
])('a verb is about the object of its clause, one that it points to, or one before it: %j', (text, skill, isShown) => {
  expect(findShownDeeds(text).some(({ id }) => id === skillNamed(skill)!.id)).toBe(isShown)
})
