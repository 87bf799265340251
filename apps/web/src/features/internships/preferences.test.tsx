import { getInternshipMatch } from '@fledge/contract/internships'
import { getPreferences, type OwnPreferences } from '@fledge/contract/preferences'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPart } from '../../testing/resume-things.ts'
import { anInternship, asha, noPreferences, signIn } from '../../testing/things.ts'
import { open, stubMarket } from './testing/panel.tsx'

const none = noPreferences
const stated: OwnPreferences = { ...none, cities: ['Pune'], remote: true, minimumStipend: 10_000, isStated: true }
const bestMatch = { filters: { sort: 'best-match' } } as const

test.each([
  ['Pune or remote, from ₹10,000: good matches like these come first', stated, 'best-match'],
  ['Your preferences: Pune or remote, from ₹10,000', stated, 'newest'],
  ['Equal matches: Pune and remote first', none, 'best-match'],
  ['Tell us what suits you', none, 'newest'],
  ['Tell us what suits you', { ...none, isStated: true }, 'best-match'],
  ['Tell us what suits you', { ...none, homePlace: null }, 'best-match'],
] as const)('says “%s”', async (text, own, sort) => {
  const api = stubMarket()
  api.reply(getPreferences, { success: true, data: { ...own, fields: [...own.fields] } })
  open({ filters: { sort } }, true)
  const line = await screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent?.startsWith(text) === true,
  )
  const link = within(line).getByRole('link', { name: 'Change your preferences' })
  expect(link.getAttribute('href')).toBe('/profile#preferences')
})

test('a card names the preferences that it misses', async () => {
  const misses = [
    { kind: 'place' as const, text: 'Not in Pune' },
    { kind: 'stipend' as const, text: 'Below ₹10,000' },
  ]
  const api = stubMarket([anInternship({ misses: [] }), anInternship({ id: 'i2', title: 'Go Intern', misses })])
  api.reply(getPreferences, { success: true, data: stated })
  open(bestMatch, true)
  const card = await screen.findByRole('article', { name: /^Go Intern at / })
  const list = within(card).getByRole('list', { name: 'Preferences it misses' })
  // The specification gives every card its description.
  within(card).getByText('Build the pages that students use every day.')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not in Pune', 'Below ₹10,000'])
  const fitting = screen.getByRole('article', { name: /^Frontend Developer Intern at / })
  expect(within(fitting).queryByRole('list', { name: 'Preferences it misses' })).toBeNull()
})

test('details show what a company asks for with what the resume says, and still allow applying', async () => {
  const asked = anInternship({ graduationYears: [2027], minCgpa: 8, perks: ['ppo'], hoursPerWeek: 20, vacancy: 'pool' })
  const api = stubMarket([asked])
  const conditions = [
    { kind: 'year' as const, phrase: 'Graduating in 2027', fits: false, note: null, says: '2026' },
    { kind: 'cgpa' as const, phrase: 'CGPA of 8 or more', fits: null, note: null },
  ]
  const match = { matchPercentage: 72, band: 'good', reason: null } as const
  api.reply(getInternshipMatch, { success: true, data: { ...match, parts: [], conditions } })
  signIn(asha)
  open({ selected: asked.id }, true)
  await screen.findByText('· Your resume says 2026')
  const list = screen.getByRole('heading', { name: 'Who can apply' }).nextElementSibling
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Graduating in 2027 · Your resume says 2026',
    'CGPA of 8 or more',
  ])
  expect(screen.getAllByText('No vacancy now · PPO · 20 hours a week').length).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: /^Apply Now/ })[0]).not.toHaveProperty('disabled', true)
})

test('evidence shows conditions next to the score, with their verdicts', async () => {
  const match = { matchPercentage: 72, band: 'good', reason: null } as const
  const api = stubMarket([anInternship({ match })])
  api.reply(getPreferences, { success: true, data: stated })
  const conditions = [
    { kind: 'place' as const, phrase: 'Mumbai · On-site', fits: false, note: 'You want: Pune or remote' },
    { kind: 'degree' as const, phrase: 'B.Com students', fits: true, note: null },
    { kind: 'year' as const, phrase: 'Final-year students', fits: null, note: null },
    { kind: 'cgpa' as const, phrase: 'CGPA of 8 or more', fits: false, note: null, says: 'CGPA: 7.1/10' },
  ]
  api.reply(getInternshipMatch, { success: true, data: { ...match, parts: [aPart({ points: 72 })], conditions } })
  open(bestMatch, true)
  await userEvent.click(await screen.findByRole('button', { name: /72%.*Why/ }))
  const section = await screen.findByRole('region', { name: 'Conditions (not part of the score)' })
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Place: Mumbai · On-siteDoes not suit you. You want: Pune or remote',
    'Degree: B.Com studentsSuits you',
    'Year of study: Final-year studentsPlease check',
    'Grade: CGPA of 8 or moreYour resume says CGPA: 7.1/10',
  ])
})
