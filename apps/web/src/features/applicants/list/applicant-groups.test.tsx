import type { Application } from '@fledge/contract/applications'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { anApplication } from '../../../testing/things.ts'
import type { ApplicantGroup } from '../group-applicants.ts'
import { ApplicantGroups } from './applicant-groups.tsx'
import type { ListActions } from './candidate-facts.tsx'

/** An application that counts how often its row is drawn. */
function counted(id: string, drawn: Map<string, number>): Application {
  const application = anApplication({ id })
  const { applicant } = application
  return Object.defineProperty(application, 'applicant', {
    get: () => {
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
      return { ...applicant, firstName: `Asha ${id}` }
    },
  })
}

const noAction = () => undefined
const listActions = { onDecide: noAction, onView: noAction, onDownload: noAction }

function List({ group, actions }: { group: ApplicantGroup; actions?: ListActions }) {
  const [selected, setSelected] = useState<Application | null>(null)
  return (
    <ApplicantGroups
      groups={[group]}
      isOpen={() => true}
      onFold={() => undefined}
      selected={selected}
      onSelect={(one) => setSelected(one)}
      marked={new Set()}
      onMark={() => undefined}
      onUndo={() => undefined}
      actions={actions}
      named={undefined}
    />
  )
}

const groupOf = (applications: Application[], place: string | null = null): ApplicantGroup => ({
  id: 'i1',
  title: 'Data Intern',
  place,
  ended: null,
  total: applications.length,
  withdrawn: 0,
  matching: applications,
  applications,
})

test('renders only two rows when the selection moves', async () => {
  const drawn = new Map<string, number>()
  renderPage(<List group={groupOf(['1', '2', '3', '4'].map((id) => counted(id, drawn)))} />)
  const row = (id: string) => screen.getByRole('button', { name: new RegExp(`^Asha ${id} `) })
  await userEvent.click(await screen.findByRole('button', { name: /^Asha 1 / }))
  drawn.clear()
  await userEvent.click(row('2'))
  expect(row('2').getAttribute('aria-current')).toBe('true')
  expect(row('1').getAttribute('aria-current')).toBeNull()
  expect([...drawn.keys()].toSorted()).toEqual(['1', '2'])
})

test('shows the location of a group with a repeated title', async () => {
  renderPage(<List group={groupOf([], 'Mumbai')} />)
  await screen.findByRole('heading', { level: 3, name: 'Data Intern, Mumbai' })
})

test('names the withdrawn applications of a group next to the counted ones', async () => {
  const applications = [anApplication(), anApplication({ id: 'a2', withdrawnAt: '2026-03-05T09:00:00.000Z' })]
  renderPage(<List group={{ ...groupOf(applications), total: 1, withdrawn: 1 }} />)
  await screen.findByText('1 application, 1 withdrawn')
})

test('shows in a row what the resume proves best, which is not shown next to an open application', async () => {
  const proof = { phrase: 'React', before: 'Built the shop in ', mark: 'React', after: ' for 300 people' }
  const fit = { matchPercentage: 72, band: 'good', reason: null, proof } as const
  const { unmount } = renderPage(<List group={groupOf([anApplication({ fit })])} actions={listActions} />)
  const row = await screen.findByRole('button', { name: /^Asha/ })
  expect(row.textContent).toContain('Built the shop in React for 300 people')
  unmount()
  renderPage(<List group={groupOf([anApplication({ fit })])} />)
  expect((await screen.findByRole('button', { name: /^Asha/ })).textContent).not.toContain('Built the shop')
})

test('hides the facts and further actions of a row on phones until More is pressed', async () => {
  const application = anApplication()
  renderPage(<List group={groupOf([application])} actions={listActions} />)
  const row = within(await screen.findByRole('listitem'))
  const hidden = () =>
    [row.getByText(application.applicant.email), row.getByRole('button', { name: /^View Resume/ })].map(
      (one) => one.closest('[class*="max-md:hidden"]') !== null,
    )
  for (const name of [/^Accept/, /^Reject/])
    expect(row.getByRole('button', { name }).closest('.max-md\\:hidden')).toBeNull()
  expect(hidden()).toEqual([true, true])
  const more = row.getByRole('button', { name: /^More: / })
  await userEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(hidden()).toEqual([false, false])
})
