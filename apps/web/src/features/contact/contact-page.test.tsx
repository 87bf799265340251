import { sendContactMessage } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, kite, signIn } from '../../testing/things.ts'
import { ContactPage } from './contact-page.tsx'

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
  api.reply(sendContactMessage, { success: true, data: { promise: 'general' } })
})

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function write(over: Record<string, string> = {}) {
  renderPage(<ContactPage />)
  await screen.findByRole('heading', { name: 'Contact', level: 1 })
  const typed = { Name: 'Asha Rao', Email: 'asha@example.test', Message: 'Hello there', ...over }
  for (const [label, text] of Object.entries(typed)) if (text) await userEvent.type(field(label), text)
}

test('sends a message after a moment, shows the specified confirmation and clears the form', async () => {
  await write({ 'Subject (optional)': 'A question' })
  const before = performance.now()
  await send()
  expect(screen.getByRole('button', { name: 'Send message' }).getAttribute('aria-disabled')).toBe('true')
  await screen.findByText('Message Sent!')
  expect(performance.now() - before).toBeGreaterThan(950)
  expect(api.calls()).toMatchObject([
    { body: { name: 'Asha Rao', email: 'asha@example.test', subject: 'A question', category: 'general', website: '' } },
  ])
  await waitFor(() => expect(field('Message').value).toBe(''))
})

test('keeps what is typed while a message is being sent', async () => {
  await write()
  await send()
  await userEvent.type(field('Message'), ', and more')
  await screen.findByText('Message Sent!')
  expect(field('Message').value).toBe('Hello there, and more')
})

test('has fields for name, email, company, category, subject and message', async () => {
  renderPage(<ContactPage />)
  await screen.findByRole('form', { name: 'Contact' })
  const labels = ['Name', 'Email', 'Company (optional)', 'Category', 'Subject (optional)', 'Message']
  expect(labels.map((label) => field(label).name)).toEqual([
    'name',
    'email',
    'company',
    'category',
    'subject',
    'message',
  ])
})

test('names, marks and focuses what is missing; nothing is sent', async () => {
  await write({ Name: '', Message: '' })
  await send()
  await screen.findByText(texts.contact.missing)
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect(field('Message').getAttribute('aria-invalid')).toBe('true')
  expect(api.calls()).toEqual([])
})

test('shows the promise of the category, and offers critical for bugs and technical problems', async () => {
  renderPage(<ContactPage />)
  await screen.findByText('Your message: under 4 hours for general support.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.selectOptions(field('Category'), 'feature')
  screen.getByText('Your message: under 24 hours for feature requests.')
  await userEvent.selectOptions(field('Category'), 'bug')
  await userEvent.click(screen.getByRole('checkbox', { name: /This is critical/ }))
  screen.getByText('Your message: under 1 hour for critical issues.')
})

test('has the specified response times and categories', async () => {
  renderPage(<ContactPage />)
  const times = within(await screen.findByRole('region', { name: 'Response times' })).getAllByRole('listitem')
  expect(times.map(({ textContent }) => textContent)).toEqual([
    'Under 1 hourfor critical issues',
    'Under 4 hoursfor general support',
    'Under 24 hoursfor feature requests',
  ])
  const options = within(field('Category')).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value }) => value)).toEqual([
    'general',
    'technical',
    'business',
    'partnership',
    'feature',
    'bug',
  ])
})

test('keeps the input when the server rejects it or is not reached', async () => {
  await write()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(/We can’t reach the server/)
  expect(field('Message').value).toBe('Hello there')
})

test('restores unsent input when the page opens again, and nothing after sending', async () => {
  await write({ 'Subject (optional)': 'A question' })
  cleanup()
  renderPage(<ContactPage />)
  await screen.findByRole('form', { name: 'Contact' })
  expect(field('Name').value).toBe('Asha Rao')
  expect(field('Message').value).toBe('Hello there')
  await send()
  await screen.findByText('Message Sent!')
  cleanup()
  renderPage(<ContactPage />)
  await screen.findByRole('form', { name: 'Contact' })
  expect(field('Name').value).toBe('')
  expect(field('Message').value).toBe('')
})

test('marks fields that the server rejects', async () => {
  api.refuse(sendContactMessage, 400, { code: 'not_valid', message: 'No.', fields: { email: 'Not an address' } })
  await write()
  await send()
  await screen.findByText('Not an address')
  expect(document.activeElement).toBe(field('Email'))
})

test('fills in name and email of a signed-in user', async () => {
  signIn(asha)
  renderPage(<ContactPage />)
  await screen.findByRole('form', { name: 'Contact' })
  expect(field('Name').value).toBe('Asha Rao')
  expect(field('Email').value).toBe('asha@example.test')
})

test('shows channels, offices and questions, and marks invented ones', async () => {
  renderPage(<ContactPage />)
  for (const name of ['Support channels', 'Offices', 'Frequently asked questions'])
    await screen.findByRole('heading', { name })
  expect(screen.getAllByText(/sample/i).length).toBeGreaterThanOrEqual(3)
})

test.each(['Meera Iyer', ''])('fills in the name of a company and its person, “%s”', async (contactPerson) => {
  signIn({ ...kite, contactPerson })
  renderPage(<ContactPage />)
  await screen.findByRole('heading', { name: 'Contact', level: 1 })
  expect(field('Company (optional)').value).toBe('Kite Labs')
  expect(field('Name').value).toBe(contactPerson)
})
