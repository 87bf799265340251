import { register } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { readSession } from '../../api/session.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, kite } from '../../testing/things.ts'
import { RegisterPage } from './register-page.tsx'

/** Created for each test, because a redirect of an earlier test may still be pending. */
let done = vi.fn()

/** The page with its role in the URL. */
function Page({ at }: { at?: Role }) {
  const [role, setRole] = useState(at)
  return <RegisterPage role={role} onRole={setRole} returnTo={undefined} onDone={done} />
}

function draw(at?: Role) {
  done = vi.fn()
  const api = stubApi()
  renderPage(<Page {...(at && { at })} />)
  return api
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))

async function fillStudent() {
  await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'secret-enough')
  await userEvent.type(screen.getByLabelText('First name'), 'Asha')
  await userEvent.type(screen.getByLabelText('Last name'), 'Rao')
  await userEvent.type(screen.getByLabelText('University'), 'SIT')
  await userEvent.selectOptions(screen.getByLabelText('Major'), 'Design')
  await userEvent.selectOptions(screen.getByLabelText('Graduation year'), String(new Date().getFullYear() + 9))
}

test('shows only the choice of the role at first', async () => {
  draw()
  await screen.findByRole('button', { name: 'Student' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Student', 'Company'])
  expect(screen.queryByLabelText('Email')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Company' }))
  screen.getByLabelText('Company name')
  expect(screen.getByRole('button', { name: 'Company' }).getAttribute('aria-pressed')).toBe('true')
})

test('offers the specified choices', async () => {
  draw('student')
  const options = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option')
  await screen.findByLabelText('Major')
  const thisYear = new Date().getFullYear()
  expect(
    options('Graduation year')
      .slice(1)
      .map((one) => Number(one.textContent)),
  ).toEqual(Array.from({ length: 10 }, (_, n) => thisYear + n))
  expect(options('Major')).toHaveLength(16)
  await userEvent.click(screen.getByRole('button', { name: 'Company' }))
  expect(options('Industry')).toHaveLength(12)
  expect(options('Company size').at(-1)?.textContent).toBe('1000+ employees')
})

test('keeps the input after switching roles and back', async () => {
  draw('student')
  await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.test')
  await userEvent.type(screen.getByLabelText('University'), 'SIT')
  await userEvent.click(screen.getByRole('button', { name: 'Company' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.test')
  await userEvent.type(screen.getByLabelText('Company name'), 'Kite Labs')
  await userEvent.click(screen.getByRole('button', { name: 'Student' }))
  expect(screen.getByLabelText<HTMLInputElement>('University').value).toBe('SIT')
  await userEvent.click(screen.getByRole('button', { name: 'Company' }))
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Kite Labs')
})

test('keeps the input except the password across a reload until the account exists', async () => {
  const api = draw('student')
  await fillStudent()
  cleanup()
  expect(JSON.stringify(sessionStorage)).not.toContain('secret-enough')
  renderPage(<Page at="student" />)
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  await screen.findByLabelText('Email')
  expect(value('Email')).toBe('asha@example.test')
  expect(value('University')).toBe('SIT')
  expect(value('Major')).toBe('Design')
  expect(value('Password')).toBe('')
  api.reply(register, { success: true, token: 'secret', user: asha })
  await userEvent.type(screen.getByLabelText('Password'), 'secret-enough')
  await submit()
  await screen.findByText('Welcome!')
  expect(JSON.stringify(sessionStorage)).not.toContain('asha@example.test')
})

test('names, marks and focuses what is missing', async () => {
  const api = draw('student')
  await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await submit()
  await screen.findByText(texts.register.missingStudent)
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(screen.getByLabelText('Major').getAttribute('aria-invalid')).toBe('true')
  expect(api.calls()).toEqual([])
})

test('replaces the toast of missing fields when only another problem is left', async () => {
  draw('student')
  await screen.findByLabelText('Email')
  await submit()
  await screen.findByText(texts.register.missing)
  await fillStudent()
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.type(screen.getByLabelText('Password'), 'short')
  await submit()
  expect(await screen.findAllByText(texts.register.passwordShort), 'at the field and in the toast').toHaveLength(2)
  await waitFor(() => expect(screen.queryByText(texts.register.missing)).toBeNull())
})

test('registers a student, shows the welcome and redirects after a second', async () => {
  const api = draw('student')
  api.reply(register, { success: true, token: 'secret', user: asha })
  await fillStudent()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Create account' }))
  await screen.findByText('Welcome!')
  screen.getByText('Your account has been created successfully.')
  await screen.findByText(/Registration successful! Redirecting to your dashboard.../)
  expect(readSession()?.token).toBe('secret')
  expect(done).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(done).toHaveBeenCalledExactlyOnceWith('student')
  expect(api.calls()[0]?.body).toEqual({
    role: 'student',
    email: 'asha@example.test',
    password: 'secret-enough',
    firstName: 'Asha',
    lastName: 'Rao',
    university: 'SIT',
    major: 'Design',
    graduationYear: new Date().getFullYear() + 9,
  })
})

test('registers a company with its details', async () => {
  const api = draw('company')
  api.reply(register, { success: true, token: 'secret', user: kite })
  await userEvent.type(await screen.findByLabelText('Email'), 'hiring@kite.test')
  await userEvent.type(screen.getByLabelText('Password'), 'secret-enough')
  await userEvent.type(screen.getByLabelText('Company name'), 'Kite Labs')
  await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Technology')
  await userEvent.selectOptions(screen.getByLabelText('Company size'), '11-50')
  await userEvent.type(screen.getByLabelText('Contact person'), 'Meera Nair')
  await submit()
  await screen.findByText('Welcome!')
  expect(api.calls()[0]?.body).toEqual({
    role: 'company',
    email: 'hiring@kite.test',
    password: 'secret-enough',
    companyName: 'Kite Labs',
    industry: 'Technology',
    companySize: '11-50',
    contactPerson: 'Meera Nair',
  })
})

test('shows a taken address in a toast and next to the form', async () => {
  const api = draw('student')
  api.refuse(register, 409, { code: 'email_taken', message: texts.register.emailTaken })
  await fillStudent()
  await submit()
  await screen.findByText('Registration Failed')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  screen.getByText(texts.register.emailTaken, { selector: 'form *' })
  expect(screen.getByLabelText<HTMLInputElement>('University').value).toBe('SIT')
  expect(readSession()).toBeNull()
})

test.each([
  ['a server without words', async () => new Response('<h1>502</h1>', { status: 502 }), texts.register.fallback],
  ['a failure of the page itself', () => Promise.resolve(null as never), texts.register.unexpected],
])('shows the specified message for %s', async (_what, fetched, message) => {
  draw('student')
  globalThis.fetch = fetched
  await fillStudent()
  await submit()
  await screen.findByText('Registration Failed')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
})

test('marks fields that the server rejects', async () => {
  const api = draw('student')
  const message = 'This is one of the most common passwords.'
  api.refuse(register, 400, { code: 'not_valid', message: 'Look again.', fields: { password: message, role: 'x' } })
  await fillStudent()
  await submit()
  await screen.findByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

const notReached = 'We can’t reach the server. Check your connection.'

test('shows the specified fallback with the cause when offline, and keeps the input', async () => {
  draw('student')
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await fillStudent()
  await submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${texts.register.fallback} ${notReached}`))
  expect(screen.getByLabelText<HTMLInputElement>('University').value).toBe('SIT')
})

test('disables the button during the request', async () => {
  const api = draw('student')
  api.reply(register, { success: true, token: 'secret', user: asha })
  const release = api.hold(register)
  await fillStudent()
  await submit()
  expect(screen.getByRole('button', { name: 'Create account' }).getAttribute('aria-disabled')).toBe('true')
  await submit()
  release()
  await screen.findByText('Welcome!')
  expect(api.calls()).toHaveLength(1)
})
