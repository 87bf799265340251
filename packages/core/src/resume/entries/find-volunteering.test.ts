import { expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { areVolunteering, findVolunteering, isVolunteering } from './find-volunteering.ts'

const entries = (text: string) =>
  findVolunteering(readable(text)).map(({ title, company, start, end }) => [title, company, start, end])

test('volunteering written like a job is read like one', () => {
  expect(entries('Volunteer Teacher, Asha Foundation\tJun 2022 – May 2023\n• Taught sums.')).toEqual([
    ['Volunteer Teacher', 'Asha Foundation', '2022-06', '2023-05'],
  ])
})

test('each item of a plain list is an entry', () => {
  expect(entries('• Planted four hundred trees with the forest club\n• Gave blood every winter').length).toBe(2)
})

test('what was done behind a colon is no part of the organisation', () => {
  const text =
    '• volunteer with Zed Foundation: taught spoken english to 12 girls\n• volunteer at Kite Trust: packed boxes'
  expect(entries(text).map(([, organisation]) => organisation)).toEqual(['Zed Foundation', 'Kite Trust'])
})

test('a volunteer among jobs is none of them', () => {
  const [entry] = findVolunteering(readable('Volunteer, Red Cross\tJun 2022 – May 2023'))
  expect(entry && isVolunteering(entry)).toBe(true)
  const [job] = findVolunteering(readable('Manager of Volunteers, Red Cross\tJun 2022 – May 2023'))
  expect(job && isVolunteering(job)).toBe(false)
})

test('titles and organisations show work for a charity', () => {
  expect(areVolunteering(findVolunteering(readable('Helper, Asha Foundation\t2022 – 2023')))).toBe(true)
  expect(areVolunteering(findVolunteering(readable('Nurse, Foo Hospital\t2022 – 2023')))).toBe(false)
})

test('an entry of a plain list has its date and its text', () => {
  const [entry] = findVolunteering(readable('Forest walks\n• Planted four hundred trees.\n• Counted birds in 2022.'))
  expect(entry).toMatchObject({ title: 'Forest walks', lines: { from: 0, to: 2 }, end: '2022' })
  expect(entry?.description).toBe('Planted four hundred trees.\nCounted birds in 2022.')
})

test('each item of a list of posts is an entry with its title and body', () => {
  const text =
    "• Secretary, Literary Club (2022–23)\n• Member, NSS unit of the college\n• Captain, women's cricket team"
  expect(entries(text)).toEqual([
    ['Secretary', 'Literary Club', '2022', '2023'],
    ['Member', 'NSS unit of the college', null, null],
    ['Captain', "women's cricket team", null, null],
  ])
})

test.each(['NSS volunteer, 240 hours.', 'NCC cadet, 2 years'])('a length of time is no organisation: %s', (text) => {
  for (const { company } of findVolunteering(readable(text))) expect(company).toBe('')
})
