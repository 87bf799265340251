import { me } from '@fledge/contract/auth'
import { resendVerification, verifyEmail } from '@fledge/contract/email-tokens'
import { getSite } from '@fledge/contract/site/site'
import type { User } from '@fledge/contract/users'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { readSession } from '../../api/session.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, kite, signIn } from '../../testing/things.ts'
import { VerifyEmailNotice } from './verify-email-notice.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

const newcomer = { ...kite, emailVerified: false }
const site = (verifiedEmailRequired: boolean) => ({
  success: true as const,
  data: { outbox: true, verifiedEmailRequired },
})
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  api = stubApi()
  api.reply(getSite, site(true))
})

test('confirms the address when the link opens and updates the session', async () => {
  signIn(newcomer)
  api.reply(verifyEmail, { success: true, data: { email: kite.email } })
  api.reply(me, { success: true, user: kite })
  renderPage(<VerifyEmailPage token="secret" />)
  await screen.findByRole('heading', { name: 'Your address is confirmed' })
  expect(readSession()?.user.emailVerified).toBe(true)
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('links visitors to the login', async () => {
  api.reply(verifyEmail, { success: true, data: { email: kite.email } })
  renderPage(<VerifyEmailPage token="secret" />)
  expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/login')
})

test('offers a new link for an expired one', async () => {
  signIn(newcomer)
  api.refuse(verifyEmail, 400, { code: 'link_too_old', message: 'Too old.' })
  api.reply(resendVerification, { success: true, data: { message: 'A mail is on its way.' } })
  renderPage(<VerifyEmailPage token="secret" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await screen.findByText('A mail is on its way.')
  expect((await screen.findByRole('link', { name: 'its outbox' })).getAttribute('href')).toBe('/outbox')
})

test('offers a retry when the server is not reached', async () => {
  const answer = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  renderPage(<VerifyEmailPage token="secret" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  globalThis.fetch = answer
  api.reply(verifyEmail, { success: true, data: { email: kite.email } })
  await userEvent.click(retry)
  await screen.findByRole('heading', { name: 'Your address is confirmed' })
})

test('asks an unconfirmed company on its dashboard to confirm and offers the mail again', async () => {
  api.reply(resendVerification, { success: true, data: { message: 'A mail is on its way.' } })
  renderPage(<VerifyEmailNotice user={newcomer} />)
  await screen.findByRole('heading', { name: 'Confirm your email address to post internships' })
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
  await screen.findByText('A mail is on its way.')
})

test('recognizes a confirmation made elsewhere', async () => {
  signIn(newcomer)
  api.reply(me, { success: true, user: kite })
  api.refuse(resendVerification, 409, { code: 'already_verified', message: 'Your email address is already confirmed.' })
  renderPage(<VerifyEmailNotice user={newcomer} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(readSession()?.user.emailVerified).toBe(true))
})

test.each<[string, User]>([
  ['a company that may post', newcomer],
  ['a student', { ...asha, emailVerified: false }],
])('says to %s that no mail goes to an unconfirmed address', async (_who, user) => {
  api.reply(getSite, site(user.role === 'student'))
  api.reply(resendVerification, { success: true, data: { message: 'A mail is on its way.' } })
  renderPage(<VerifyEmailNotice user={user} />)
  await screen.findByText('Confirm your email address: until then we send no mail to it.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
  await screen.findByText('A mail is on its way.')
})

test('shows no notice once the address is confirmed', async () => {
  const { queries } = renderPage(<VerifyEmailNotice user={kite} />)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByText(/Confirm your email/)).toBeNull()
})
