import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { anApplication, anInternship, kite, signIn } from '../../testing/things.ts'

function open(internships: Internship[], applications: Application[] = []) {
  stubDashboard({ internships, applications })
  return renderDashboard({})
}

const specified = ['Active Internships', 'Total Applications', 'Pending Review', 'Acceptance Rate', 'Status overview']
const quickActions = ['Post Internship', 'Generate report', 'Search applications', 'Filter candidates']

/** The parts of the specification are below the next step (§2). */
function expectSpecifiedPartsBelow(step: HTMLElement) {
  const panel = within(screen.getByRole('tabpanel'))
  const parts = [
    ...specified.map((text) => panel.getByText(text)),
    ...quickActions.map((name) => panel.getByRole('button', { name })),
  ]
  const isBelow = (part: HTMLElement) => (step.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(parts.filter((part) => !isBelow(part)).map(({ textContent }) => textContent)).toEqual([])
  expect(panel.getByText('Acceptance Rate').nextElementSibling?.textContent).toBe('0%')
}

beforeEach(() => signIn(kite))

test('shows the first post and below it the specified parts without internships and applications', async () => {
  open([])
  expectSpecifiedPartsBelow(await screen.findByRole('heading', { name: 'No internships posted yet' }))
  screen.getByText('Welcome to Fledge.')
  expect(screen.getAllByRole('tab')).toHaveLength(4)
  const panel = within(screen.getByRole('tabpanel'))
  await userEvent.click(panel.getByRole('button', { name: 'Post your first internship' }))
  await screen.findByRole('dialog', { name: 'Post Internship' })
})

test('shows the internships with public links and the specified parts before the first application', async () => {
  const closed = anInternship({ id: 'i2', title: 'Data Intern', state: 'closed', status: 'Closed' })
  open([closed, anInternship()])
  const step = await screen.findByRole('region', { name: 'No applications yet' })
  expectSpecifiedPartsBelow(step)
  screen.getByText('2 internships posted.')
  const card = within(step)
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Frontend Developer InternPuneActiveCopy link',
    'Data InternPuneClosed',
  ])
  const link = card.getByRole('link', { name: 'Frontend Developer Intern' })
  expect(link.getAttribute('href')).toBe('/internships/i1')
  const user = userEvent.setup()
  await user.click(card.getByRole('button', { name: 'Copy link: Frontend Developer Intern, Pune' }))
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/internships/i1`)
})

test('shows the figures and no next step once there is an application', async () => {
  open([anInternship()], [anApplication()])
  for (const text of specified) await screen.findByText(text)
  expect(screen.queryByText('No applications yet')).toBeNull()
})

test('shows the public link after the first post and keeps the focus in the overview', async () => {
  const { queries } = open([])
  const post = await screen.findByRole('button', { name: 'Post your first internship' })
  await userEvent.click(post)
  await screen.findByRole('dialog', { name: 'Post Internship' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(post))
  stubDashboard({ applications: [] })
  await queries.invalidateQueries({ queryKey: ['internships'] })
  await screen.findByRole('region', { name: 'No applications yet' })
  expect(screen.getByRole('tabpanel').contains(document.activeElement)).toBe(true)
})
