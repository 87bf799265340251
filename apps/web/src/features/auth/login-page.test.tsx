import { demoAccounts, login } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/auth.ts'
import { readSession } from '../../api/session.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha } from '../../testing/things.ts'
import { LoginPage } from './login-page.tsx'

const account = { role: 'student' as const, email: 'student@demo.test', password: 'demo-secret' }
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api = stubApi()
  api.reply(demoAccounts, { success: true, data: [] })
  renderPage(<LoginPage returnTo={undefined} />)
})

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
async function signInAs(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await submit()
}
const randomDevice: unknown = expect.stringMatching(/^[0-9a-f]{32}$/)
const logins = () => api.calls(login)

test('signs in with the right password, stores the session and shows the welcome', async () => {
  api.reply(login, { success: true, token: 'secret', user: asha })
  await signInAs('asha@example.test', 'password')
  await screen.findByText('Welcome back!')
  screen.getByText("You've successfully logged in.")
  expect(readSession()).toEqual({ token: 'secret', user: asha })
  expect(localStorage.getItem('token')).toBe('secret')
  expect(logins()[0]?.body).toEqual({ email: 'asha@example.test', password: 'password', device: randomDevice })
})

test('sends the same random device id each time', async () => {
  api.reply(login, { success: true, token: 'secret', user: asha })
  await signIn({ email: 'asha@example.test', password: 'password' })
  await signIn({ email: 'asha@example.test', password: 'password' })
  const [first, second] = logins().map(({ body }) => (body as { device: string }).device)
  expect(first).toEqual(randomDevice)
  expect(second).toBe(first)
})

test('marks empty fields, focuses the first and sends nothing', async () => {
  await screen.findByLabelText('Email')
  await submit()
  await screen.findByText('Error')
  screen.getByText(texts.login.missing.description)
  screen.getByText('Enter your email')
  screen.getByText('Enter your password')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(logins()).toEqual([])
})

test('shows a wrong password in a toast and next to the form, and keeps the input', async () => {
  api.refuse(login, 401, { code: 'wrong_credentials', message: texts.login.wrong })
  await signInAs('asha@example.test', 'wrong')
  await screen.findByText('Login Failed')
  await waitFor(() => expect(screen.getAllByText(texts.login.wrong)).toHaveLength(2))
  expect(screen.getByRole('alert').textContent).toBe(texts.login.wrong)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong')
  expect(readSession()).toBeNull()
})

test('clears the error after a successful attempt', async () => {
  api.refuse(login, 401, { code: 'wrong_credentials', message: texts.login.wrong })
  await signInAs('asha@example.test', 'wrong')
  await screen.findByText('Login Failed')
  api.reply(login, { success: true, token: 'secret', user: asha })
  await submit()
  await screen.findByText('Welcome back!')
  expect(screen.queryByText('Login Failed')).toBeNull()
})

test('shows the specified fallback for a server without a message', async () => {
  globalThis.fetch = async () => new Response('<h1>502</h1>', { status: 502 })
  await signInAs('asha@example.test', 'password')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.login.fallback))
})

test('shows and logs the network error', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await signInAs('asha@example.test', 'password')
  await screen.findByText('Login Failed')
  expect(screen.getByRole('alert').textContent).toMatch(/^We can’t reach the server/)
  expect(console.error).toHaveBeenCalledWith('Login failed:', expect.stringMatching(/^We can’t reach the server/))
})

test('shows how long to wait after too many attempts', async () => {
  const body = { success: false, code: 'too_many', message: 'Too many.' }
  globalThis.fetch = async () => Response.json(body, { status: 429, headers: { 'retry-after': '840' } })
  await signInAs('asha@example.test', 'password')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Please try again in 14 minutes.'),
  )
})

test.each([
  ['nothing', '', texts.login.noData],
  ['null', 'null', texts.login.noData],
  ['no token', JSON.stringify({ user: asha }), texts.login.invalidFormat],
  ['no user', JSON.stringify({ token: 'secret' }), texts.login.invalidFormat],
  ['a page', '<h1>Hello</h1>', texts.login.invalidFormat],
  [
    'a user without an id',
    JSON.stringify({ token: 's', user: { ...asha, _id: undefined, id: undefined } }),
    texts.login.incompleteUser,
  ],
  [
    'a user without a role',
    JSON.stringify({ token: 's', user: { ...asha, role: undefined } }),
    texts.login.incompleteUser,
  ],
  [
    'a user without an e-mail',
    JSON.stringify({ token: 's', user: { ...asha, email: undefined } }),
    texts.login.incompleteUser,
  ],
])('rejects a reply with %s', async (_what, body, message) => {
  globalThis.fetch = async () => new Response(body, { status: 200 })
  await signInAs('asha@example.test', 'password')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
  expect(readSession()).toBeNull()
})

test('sends nothing on a second click during a request', async () => {
  api.reply(login, { success: true, token: 'secret', user: asha })
  const release = api.hold(login)
  await signInAs('asha@example.test', 'password')
  await submit()
  release()
  await waitFor(() => expect(readSession()).not.toBeNull())
  expect(logins()).toHaveLength(1)
})

test('shows and hides the password', async () => {
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.type).toBe('password')
})

test('has email and password fields and links to password reset and registration', async () => {
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).type).toBe('email')
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['Forgot your password?', 'Create an account'].map(hrefOf)).toEqual(['/forgot-password', '/register'])
})

test('shows no hints without a demo world', async () => {
  await screen.findByLabelText('Email')
  expect(screen.queryByText('Try the demo')).toBeNull()
})

test('signs in with a demo account by one click', async () => {
  document.body.replaceChildren()
  api.reply(demoAccounts, {
    success: true,
    data: [account, { ...account, role: 'company', email: 'company@demo.test' }],
  })
  api.reply(login, { success: true, token: 'secret', user: asha })
  const release = api.hold(login)
  renderPage(<LoginPage returnTo={undefined} />)
  await screen.findByRole('button', { name: /Use the student account/ })
  await userEvent.click(screen.getByRole('button', { name: /Use the company account/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('company@demo.test')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('demo-secret')
  await userEvent.click(screen.getByRole('button', { name: /Use the student account/ }))
  release()
  await waitFor(() => expect(readSession()).toEqual({ token: 'secret', user: asha }))
  expect(logins().map(({ body }) => body)).toEqual([
    { email: 'company@demo.test', password: 'demo-secret', device: randomDevice },
  ])
})
