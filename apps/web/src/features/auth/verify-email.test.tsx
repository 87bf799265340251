import { me } from '@fledge/contract/auth'
import { resendVerification, verifyEmail } from '@fledge/contract/email-tokens'
import { getSite } from '@fledge/contract/site'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { readSession } from '../../api/session.ts'
import { stubApi } from '../../testing/api-stub.ts'
import { kite, signIn } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { VerifyEmailNotice } from './verify-email-notice.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

const newcomer = { ...kite, emailVerified: false }
const site = (verifiedEmailRequired: boolean) => ({
  success: true as const,
  data: { outbox: true, verifiedEmailRequired, secondReader: null, embeddingModel: null },
})
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  api = stubApi()
  api.reply(getSite, site(true))
})

test('opening the link confirms the address, and the session here knows it', async () => {
  signIn(newcomer)
  api.reply(verifyEmail, { success: true, data: { email: kite.email } })
  api.reply(me, { success: true, user: kite })
  renderPage(<VerifyEmailPage token="secret" />)
  await screen.findByRole('heading', { name: 'Your address is confirmed' })
  expect(readSession()?.user.emailVerified).toBe(true)
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('who is not signed in is led to the login', async () => {
  api.reply(verifyEmail, { success: true, data: { email: kite.email } })
  renderPage(<VerifyEmailPage token="secret" />)
  expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/login')
})

test('a link that is too old can be asked for again', async () => {
  signIn(newcomer)
  api.refuse(verifyEmail, 400, { code: 'link_too_old', message: 'Too old.' })
  api.reply(resendVerification, { success: true, data: { message: 'A mail is on its way.' } })
  renderPage(<VerifyEmailPage token="secret" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await screen.findByText('A mail is on its way.')
  expect((await screen.findByRole('link', { name: 'its outbox' })).getAttribute('href')).toBe('/outbox')
})

test('a server that is not reached can be asked again', async () => {
  const answer = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  renderPage(<VerifyEmailPage token="secret" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  globalThis.fetch = answer
  api.reply(verifyEmail, { success: true, data: { email: kite.email } })
  await userEvent.click(retry)
  await screen.findByRole('heading', { name: 'Your address is confirmed' })
})

test('a company that has to confirm is told so on its dashboard, with the way to get the mail again', async () => {
  api.reply(resendVerification, { success: true, data: { message: 'A mail is on its way.' } })
  renderPage(<VerifyEmailNotice user={newcomer} />)
  await screen.findByRole('heading', { name: 'Confirm your email address to post internships' })
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
  await screen.findByText('A mail is on its way.')
})

test('one that was confirmed elsewhere meanwhile is known from then on', async () => {
  signIn(newcomer)
  api.reply(me, { success: true, user: kite })
  api.refuse(resendVerification, 409, { code: 'already_verified', message: 'Your email address is already confirmed.' })
  renderPage(<VerifyEmailNotice user={newcomer} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(readSession()?.user.emailVerified).toBe(true))
})

test.each([
  ['where nobody has to', newcomer, false],
  ['once it is confirmed', kite, true],
])('%s, nothing is said', async (_when, user, required) => {
  api.reply(getSite, site(required))
  const { queries } = renderPage(<VerifyEmailNotice user={user} />)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByText(/Confirm your email/)).toBeNull()
})
