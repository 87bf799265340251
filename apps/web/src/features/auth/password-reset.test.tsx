import { forgotPassword, resetPassword } from '@fledge/contract/email-tokens'
import { getSite } from '@fledge/contract/site/site'
import { texts } from '@fledge/contract/texts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSession } from '../../api/session.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, signIn } from '../../testing/things.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const token = 't'.repeat(43)
const done = vi.fn()
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api = stubApi()
  api.reply(getSite, {
    success: true,
    data: { outbox: false, verifiedEmailRequired: false },
  })
})

async function askFor(email: string) {
  renderPage(<ForgotPasswordPage />)
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
}

async function setTo(password: string) {
  renderPage(<ResetPasswordPage token={token} onDone={done} />)
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
}

test('confirms the mail without revealing whether the account exists', async () => {
  api.reply(forgotPassword, { success: true, data: { message: 'x' } })
  await askFor('asha@example.test')
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(screen.getByRole('status').textContent).toMatch(/^If an account exists for asha@example.test, /)
  expect(screen.queryByRole('link', { name: 'its outbox' })).toBeNull()
  expect(api.calls('POST')).toMatchObject([{ body: { email: 'asha@example.test' } }])
})

test('links to the outbox when mails are kept there', async () => {
  api.reply(getSite, {
    success: true,
    data: { outbox: true, verifiedEmailRequired: false },
  })
  api.reply(forgotPassword, { success: true, data: { message: 'x' } })
  await askFor('asha@example.test')
  expect((await screen.findByRole('link', { name: 'its outbox' })).getAttribute('href')).toBe('/outbox')
})

test.each([
  ['nothing', ' ', 'Enter your email'],
  ['half an address', 'asha', 'Enter an email address such as name@example.com'],
])('marks %s and sends nothing', async (_what, typed, message) => {
  await askFor(typed)
  await screen.findByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(api.calls()).toEqual([])
})

test('shows how long to wait after too many requests and keeps the address', async () => {
  const body = { success: false, code: 'too_many', message: 'Too many.' }
  globalThis.fetch = async () => Response.json(body, { status: 429, headers: { 'retry-after': '1800' } })
  await askFor('asha@example.test')
  expect((await screen.findByRole('alert')).textContent).toMatch('Please try again in 30 minutes.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.test')
})

test('sets a new password, ends the session and opens the login', async () => {
  signIn(asha)
  api.reply(resetPassword, { success: true, data: { message: 'You can sign in with it now.' } })
  await setTo('a kite over Pune')
  await screen.findByText('Password Updated')
  expect(done).toHaveBeenCalledOnce()
  expect(readSession()).toBeNull()
  expect(api.calls()[0]?.body).toEqual({ token, password: 'a kite over Pune' })
})

test('marks a short password before sending and rates it while typing', async () => {
  await setTo('kite')
  await screen.findByText(texts.register.passwordShort)
  expect(api.calls()).toEqual([])
  screen.getByText('At least 6 characters; 10 or more are better.')
  await userEvent.type(screen.getByLabelText('New password'), '-72')
  screen.getByText('Weak: 10 or more are better.')
  await userEvent.type(screen.getByLabelText('New password'), ' over Pune')
  screen.getByText('Strong.')
})

test('marks a common password that the server rejects', async () => {
  const message = 'This is one of the most common passwords. Please choose another.'
  api.refuse(resetPassword, 400, { code: 'not_valid', message, fields: { password: message } })
  await setTo('password')
  await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
})

test('offers a new link for an expired one', async () => {
  api.refuse(resetPassword, 400, { code: 'link_too_old', message: 'Too old.' })
  await setTo('a kite over Pune')
  const again = await screen.findByRole('link', { name: 'Get a new link' })
  expect(again.getAttribute('href')).toBe('/forgot-password')
})

test('requests nothing without a token', async () => {
  renderPage(<ResetPasswordPage token={undefined} onDone={done} />)
  await screen.findByRole('heading', { name: 'This link no longer works' })
})
