import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { kite, signIn } from '../../testing/things.ts'
import { PostInternshipDialog } from './internship-dialogs.tsx'

test('marks a first day that has passed while it is chosen', async () => {
  sessionStorage.clear()
  signIn(kite)
  renderPage(<PostInternshipDialog preview={() => null} onClose={() => undefined} />)
  const startsOn = within(await screen.findByRole('dialog')).getByLabelText('Starts on')
  fireEvent.change(startsOn, { target: { value: '2020-01-06' } })
  screen.getByText('This day has passed.')
  fireEvent.change(startsOn, { target: { value: '9999-01-04' } })
  expect(screen.queryByText('This day has passed.')).toBeNull()
})

test('each skill is asked for until it is marked, and the mark counts before posting', async () => {
  sessionStorage.clear()
  signIn(kite)
  renderPage(<PostInternshipDialog preview={() => null} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText('How important is each skill?')).toBeNull()
  fireEvent.change(dialog.getByLabelText('Required skills'), { target: { value: 'React, SQL,' } })
  const [react, sql] = [dialog.getByLabelText('React'), dialog.getByLabelText('SQL')]
  expect(react).toHaveProperty('value', 'asked')

  fireEvent.change(react, { target: { value: 'must' } })
  fireEvent.change(sql, { target: { value: 'nice' } })
  expect(react).toHaveProperty('value', 'must')
  const counted = within(await dialog.findByRole('list', { name: 'What we look for' }))
  expect(counted.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^React must have.*points$/),
    expect.stringMatching(/^SQL nice to have.*points$/),
    expect.stringMatching(/^Similar work: /),
  ])
  fireEvent.change(react, { target: { value: 'asked' } })
  expect(counted.getAllByRole('listitem')[0]?.textContent).not.toContain('must have')
})
