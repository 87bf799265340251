import type { Application } from '@fledge/contract/applications'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anApplication } from '../../testing/things.ts'
import { noFilter } from './filter-applicants.ts'
import { NoSelection } from './no-selection.tsx'

const applied = (firstName: string, createdAt: string, over: Partial<Application> = {}) => {
  const one = anApplication({ id: firstName, createdAt, appliedAt: createdAt, ...over })
  return { ...one, applicant: { ...one.applicant, firstName } }
}
const asha = applied('Asha', '2026-03-05T09:00:00Z', { status: 'accepted', decidedAt: '2026-03-06T09:00:00Z' })
const ravi = applied('Ravi', '2026-03-04T09:00:00Z')
const tara = applied('Tara', '2026-03-01T09:00:00Z')

const none = noFilter

function draw(listed: readonly Application[], over: Partial<Parameters<typeof NoSelection>[0]> = {}) {
  const onSelect = vi.fn()
  const props = {
    missing: false,
    filter: none,
    onClear: () => undefined,
    listed,
    reachable: listed,
    onSelect,
    ...over,
  }
  render(<NoSelection {...props} />)
  return onSelect
}

test('suggests the first applicant of the list without an answer', async () => {
  const onSelect = draw([asha, ravi, tara])
  await userEvent.click(screen.getByRole('button', { name: 'Start with Ravi Rao' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(ravi)
})

test('does not suggest an applicant of a folded group', () => {
  draw([ravi, tara], { reachable: [tara] })
  screen.getByRole('button', { name: 'Start with Tara Rao' })
})

test('suggests no applicant when all have an answer', () => {
  draw([asha])
  screen.getByText(/^All applicants have an answer/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('says what happens before the first application', () => {
  draw([])
  screen.getByText(/^We notified matching students/)
})

test('names the filters that hide the applicant and offers to continue or clear them', async () => {
  const onClear = vi.fn()
  const onSelect = draw([ravi], { missing: true, filter: { ...none, q: ' ravi ', status: 'pending' }, onClear })
  expect(screen.getByRole('status').textContent).toBe('The search “ravi” and the status “Pending” hide this applicant.')
  await userEvent.click(screen.getByRole('button', { name: 'Start with Ravi Rao' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(ravi)
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('blames no filter for a missing application', () => {
  draw([ravi], { missing: true })
  expect(screen.getByRole('status').textContent).toBe('This application is no longer available.')
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
})
