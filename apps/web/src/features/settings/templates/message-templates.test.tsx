import {
  changeMessageTemplate,
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from '@fledge/contract/messages'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { stubApi } from '../../../testing/api-stub.ts'
import { kite, signIn } from '../../../testing/people.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { MessageTemplates } from './message-templates.tsx'

beforeEach(() => signIn(kite))

const hello: MessageTemplate = {
  ...{ _id: 't1', id: 't1', name: 'Hello', text: 'Hi {first name}' },
  updatedAt: '2026-03-01T09:00:00.000Z',
}
const bye = { ...hello, _id: 't2', id: 't2', name: 'Bye', text: 'Bye' }

function draw(templates: MessageTemplate[]) {
  const api = stubApi()
  api.reply(listMessageTemplates, { success: true, data: templates })
  renderPage(<MessageTemplates companyName="Kite Labs" />)
  return api
}
const sent = ({ calls }: ReturnType<typeof stubApi>) => calls().filter(({ method }) => method !== 'GET')

test('writes a template with a preview, after naming what is wrong', async () => {
  const api = draw([])
  await screen.findByRole('heading', { name: 'No templates yet' })
  await userEvent.click(screen.getByRole('button', { name: 'New template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }))
  const save = dialog.getByRole('button', { name: 'Save template' })
  await userEvent.click(save)
  dialog.getByText('Enter a name')
  dialog.getByText('Write the message')

  await userEvent.type(dialog.getByLabelText('Name'), 'Hello')
  const message = dialog.getByLabelText('Message')
  await userEvent.click(message)
  await userEvent.paste('Hi {first name}, {salary} at {company}')
  dialog.getByText('Hi Asha, {salary} at Kite Labs')
  await userEvent.click(save)
  await dialog.findByText(/^\{salary\} cannot be filled in\. Use \{first name\}/)
  await userEvent.clear(message)
  await userEvent.paste('Hi {first name}')

  api.refuse(createMessageTemplate, 409, { code: 'name_taken', message: 'You already have a template named “Hello”.' })
  await userEvent.click(save)
  const refusal = await dialog.findByText('You already have a template named “Hello”.')
  expect(dialog.getByLabelText('Name').getAttribute('aria-describedby')).toContain(refusal.id)

  api.reply(createMessageTemplate, { success: true, data: hello })
  api.reply(listMessageTemplates, { success: true, data: [hello] })
  await userEvent.click(save)
  await screen.findByText('Template “Hello” saved')
  await screen.findByRole('heading', { name: 'Hello' })
  expect(sent(api).at(-1)).toMatchObject({ method: 'POST', body: { name: 'Hello', text: 'Hi {first name}' } })
})

test('keeps a template that is being written through a reload', async () => {
  draw([])
  await userEvent.click(await screen.findByRole('button', { name: 'New template' }))
  await userEvent.type(await screen.findByLabelText('Message'), 'Thank you')
  cleanup()
  draw([])
  await userEvent.click(await screen.findByRole('button', { name: 'New template' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Message')).value).toBe('Thank you')
})

test('edits a template', async () => {
  const api = draw([bye, hello])
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the template “Hello”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }))
  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Hello')
  await userEvent.type(name, ' again')
  api.reply(changeMessageTemplate, { success: true, data: { ...hello, name: 'Hello again' } })
  api.reply(listMessageTemplates, { success: true, data: [bye, { ...hello, name: 'Hello again' }] })
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }))
  await screen.findByRole('heading', { name: 'Hello again' })
  expect(sent(api)).toEqual([
    { method: 'PUT', url: '/api/message-templates/t1', body: { name: 'Hello again', text: 'Hi {first name}' } },
  ])
})

test('deletes a template, moves the focus to the next one, and offers an undo', async () => {
  const api = draw([bye, hello])
  api.reply(deleteMessageTemplate, { success: true, data: { id: 't2' } })
  const remove = await screen.findByRole('button', { name: 'Delete the template “Bye”' })
  api.reply(listMessageTemplates, { success: true, data: [hello] })
  await userEvent.click(remove)
  await screen.findByText('Template “Bye” deleted')
  expect(screen.queryByRole('heading', { name: 'Bye' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('Hello'))
  api.reply(createMessageTemplate, { success: true, data: bye })
  api.reply(listMessageTemplates, { success: true, data: [bye, hello] })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('heading', { name: 'Bye' })
  expect(sent(api).at(-1)).toMatchObject({ method: 'POST', body: { name: 'Bye', text: 'Bye' } })
})

test('says that the templates could not be loaded', async () => {
  const api = stubApi()
  api.refuse(listMessageTemplates, 500, { code: 'unknown', message: '' })
  renderPage(<MessageTemplates companyName="Kite Labs" />)
  await screen.findByText('Your templates could not be loaded.')
})
