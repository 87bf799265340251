import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kite, signIn } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
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
