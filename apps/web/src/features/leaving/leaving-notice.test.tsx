import { keepAccount } from '@fledge/contract/account'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readSession } from '../../api/session.ts'
import { dateText } from '../../lib/format.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, signIn } from '../../testing/things.ts'
import { LeavingNotice } from './leaving-notice.tsx'

const eraseAt = '2026-03-09T09:00:00.000Z'

function draw() {
  const api = stubApi()
  signIn({ ...asha, eraseAt })
  renderPage(<LeavingNotice eraseAt={eraseAt} />)
  return api
}

test('shows when a deleted account is erased and keeps it with one click', async () => {
  const api = draw()
  api.reply(keepAccount, { success: true, data: asha })
  await screen.findByText(dateText(eraseAt))
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
  await screen.findByText('We’ve kept your account.')
  expect(readSession()?.user.eraseAt).toBeNull()
})

test('shows an error and changes nothing when keeping the account fails', async () => {
  const api = draw()
  api.refuse(keepAccount, 500, { code: 'internal', message: 'Broken.' })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }))
  await screen.findByText('Broken.')
  expect(readSession()?.user.eraseAt).toBe(eraseAt)
})
