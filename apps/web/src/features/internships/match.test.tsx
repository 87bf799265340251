import { getInternshipMatch } from '@fledge/contract/internships'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPart } from '../../testing/resume-things.ts'
import { anInternship, asha, signIn } from '../../testing/things.ts'
import { lastList, onWideScreen, open, quotes, stubMarket } from './testing/panel.tsx'

beforeEach(() => signIn(asha))

const fits = { matchPercentage: 72, band: 'good', reason: null } as const

test('shows the match on a card and opens evidence whose quotes open the resume', async () => {
  const api = stubMarket([
    anInternship({ match: fits }),
    anInternship({ id: 'i2', title: 'Go Intern', match: { matchPercentage: null, band: null, reason: 'no_resume' } }),
  ])
  const parts = [aPart({ points: 72, outOf: 100 })]
  api.reply(getInternshipMatch, { success: true, data: { ...fits, parts, conditions: [] } })
  open({}, true)

  const known = await screen.findByRole('article', { name: /^Frontend Developer Intern at / })
  within(known).getByText('72%')
  within(known).getByText('Good match')
  expect(within(screen.getByRole('article', { name: /^Go Intern at / })).queryByText(/%|score/)).toBeNull()
  await userEvent.click(within(known).getByRole('button', { name: /72%.*Why/ }))
  const evidence = await screen.findByRole('dialog', { name: 'How you fit: Frontend Developer Intern' })
  await userEvent.click(await within(evidence).findByRole('button', { name: 'Show “React” in the resume' }))
  expect(quotes).toHaveBeenCalledExactlyOnceWith(parts, parts[0])
})

test('says nothing of a listing where nothing fits', async () => {
  stubMarket([anInternship({ match: { matchPercentage: 0, band: 'low', reason: null } })])
  open()
  const card = await screen.findByRole('article', { name: /^Frontend Developer Intern at / })
  expect(within(card).queryByText(/0%|Low match/)).toBeNull()
  expect(within(card).getByRole('button', { name: /^Apply Now/ }).className).not.toContain('bg-primary')
})

test('shows no score without requirements and retries evidence that failed to load', async () => {
  const api = stubMarket([
    anInternship({ match: fits }),
    anInternship({
      id: 'i2',
      title: 'Go Intern',
      match: { matchPercentage: null, band: null, reason: 'empty_listing' },
    }),
  ])
  api.refuse(getInternshipMatch, 500, { code: 'unknown', message: '' })
  open()
  within(await screen.findByRole('article', { name: /^Go Intern at / })).getByText('No score')
  await userEvent.click(screen.getByRole('button', { name: /72%.*Why/ }))
  const evidence = await screen.findByRole('dialog')
  await within(evidence).findByText('The evidence could not be loaded.')
  api.reply(getInternshipMatch, { success: true, data: { ...fits, parts: [aPart()], conditions: [] } })
  await userEvent.click(within(evidence).getByRole('button', { name: 'Try again' }))
  await within(evidence).findByText('Met.')
})

test('offers Best match once a resume is read and explains it before', async () => {
  onWideScreen()
  const api = stubMarket()
  const { unmount } = open({}, true)
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'best-match')
  await waitFor(() => expect(lastList(api)).toContain('sort=best-match'))
  unmount()
  open({ filters: { sort: 'best-match' } })
  await screen.findByText('Available once we have read your resume. Until then, newest first.')
})

test('shows counts of work types and places and accepts any other place', async () => {
  onWideScreen()
  const api = stubMarket()
  open()
  await screen.findByRole('option', { name: 'Hybrid (3)' })
  within(screen.getByLabelText('Work type')).getByRole('option', { name: 'Remote (0)' })
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Another place…')
  await userEvent.type(screen.getByLabelText('Place'), 'Bombay')
  await waitFor(() => expect(lastList(api)).toContain('location=Bombay'))
})
