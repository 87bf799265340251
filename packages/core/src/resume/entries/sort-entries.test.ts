import { expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { sortCredentials, sortEntries } from './sort-entries.ts'

function sorted(text: string, usual: 'project' | 'volunteering' | null) {
  const lines = readable(text)
  const { projects, credentials, volunteering } = sortEntries(lines, lines, usual)
  return [
    ...projects.map(({ title }) => `project: ${title}`),
    ...credentials.map(({ kind, title }) => `${kind}: ${title}`),
    ...volunteering.map(({ title }) => `post: ${title}`),
  ]
}

test.each([
  ['Convenor, Legal Aid Cell (2025-26)', 'post: Convenor'],
  ['Captain, cricket team of the college (2024-25)', 'post: Captain'],
  ['Treasurer, Commerce Association – kept the cash book of 3 events', 'post: Treasurer'],
  ['Team member, SAE BAJA 2025, suspension', 'post: Team member'],
  ['Editor, Zed Law Review, 2024-25', 'post: Editor'],
  ['Class representative, second year. Organised a camp', 'post: Class representative'],
  ['Hockey, state level, silver medal, 2021', 'award: Hockey, state level, silver medal'],
  ['Second best speaker, Zed Moot, 2024', 'award: Second best speaker'],
  ['Runner-up, City Hackathon, 2024', 'award: Runner-up, City Hackathon'],
  ['Won second prize in inter-college badminton (2024)', 'award: Won second prize in inter-college badminton'],
  ['Secured first rank in semester 4, 2023', 'award: Secured first rank in semester 4'],
])('%s is what its words say under any heading', (line, found) => {
  expect(sorted(`• ${line}\n• Kite meter (Arduino) – measures wind`, 'project')).toEqual([
    expect.stringMatching(/^project: Kite meter/),
    found,
  ])
  expect(sorted(`• ${line}\n• Chess, cooking`, null)).toEqual([found])
  expect(sorted(`• ${line}\n• NSS volunteer, 240 hours`, 'volunteering')).toContain(found)
})

test('courses among activities are certificates, what was held for others is none', () => {
  expect(sorted('• FoSTaC certificate, FSSAI, 2025\n• Organised a workshop on baking, 2024', null)).toEqual([
    'certificate: FoSTaC certificate',
  ])
})

test('lines that end with their dates are entries of their own, and so are lines below a date', () => {
  expect(
    sorted('FoSTaC certificate, FSSAI, 2025\nFire safety training 2024\nRunner-up, mocktail contest, 2024', null),
  ).toEqual([
    'certificate: FoSTaC certificate',
    'certificate: Fire safety training',
    'award: Runner-up, mocktail contest',
  ])
  expect(
    sorted('10/2025 – 01/2026\nSolar test bench\nDesigned a chiller.\n02/2025\nKite meter\nMeasured wind.', 'project'),
  ).toEqual(['project: Solar test bench', 'project: Kite meter'])
})

test('posts among awards and certificates are none', () => {
  const lines = readable('• Event head, HR Summit 2025\n• First prize in essay writing, 2022\n• NCC B certificate')
  const { volunteering, credentials } = sortCredentials(lines, lines, 'award')
  expect(volunteering.map(({ title, company }) => [title, company])).toEqual([['Event head', 'HR Summit']])
  expect(credentials.map(({ kind }) => kind)).toEqual(['award', 'certificate'])
})
