import { getTimeline } from '@fledge/contract/applications/application-lifecycle'
import { listMessages, sendMessage } from '@fledge/contract/messages'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { anApplication, kite, signIn } from '../../../testing/things.ts'
import { ConversationDialog } from './conversation-dialog.tsx'

function open(pointer: 'fine' | 'coarse', id = 'a1') {
  vi.stubGlobal('matchMedia', (query: string) => ({ ...silent, matches: query === `(pointer: ${pointer})` }))
  signIn(kite)
  const api = stubApi()
  api.reply(listMessages, { success: true, data: [] })
  api.reply(getTimeline, { success: true, data: [] })
  const { unmount } = renderPage(<ConversationDialog application={anApplication({ id })} onClose={() => undefined} />)
  return { ...api, unmount }
}
const silent = { addEventListener: () => undefined, removeEventListener: () => undefined }

test('focuses the message field on a device with a mouse', async () => {
  open('fine')
  const field = await screen.findByRole('textbox', { name: /^Message to/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('Hello')
  expect(screen.getByDisplayValue('Hello')).toBe(field)
})

test('leaves the message field unfocused on a phone', async () => {
  open('coarse')
  const field = await screen.findByRole('textbox', { name: /^Message to/ })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
  await new Promise((done) => setTimeout(done, 20))
  expect(document.activeElement).not.toBe(field)
})

test('starts from the last message that was sent to anybody', async () => {
  const text = 'Could you send two samples?'
  const ids = { _id: 'm1', id: 'm1', applicationId: 'a1' }
  const sent = { ...ids, sender: 'company', text, readAt: null, createdAt: '2026-03-02T09:00:00.000Z' } as const
  const api = open('fine')
  api.reply(sendMessage, { success: true, data: sent })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ })
  await userEvent.type(field, text)
  api.reply(listMessages, { success: true, data: [sent] })
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(screen.queryByRole('button', { name: /^Start from/ })).toBeNull()
  api.unmount()

  open('fine', 'a2')
  await userEvent.click(await screen.findByRole('button', { name: 'Start from your last message' }))
  expect(document.activeElement).toBe(screen.getByDisplayValue(text))
})

test('refuses a message beyond its limit and keeps all of it', async () => {
  const api = open('fine')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.paste('x'.repeat(36_000))
  const note = 'Message is 36,000 characters long. The limit is 2,000.'
  expect(screen.getByText(note).getAttribute('role')).toBe('alert')
  expect(field.value).toHaveLength(36_000)
  const send = screen.getByRole('button', { name: 'Send' })
  expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toBe(note)
  await userEvent.click(send)
  await userEvent.type(field, '{Control>}{Enter}{/Control}')
  expect(api.calls('POST')).toEqual([])
  expect(field.value.trim()).toHaveLength(36_000)
  await userEvent.clear(field)
  await userEvent.paste('x'.repeat(1_900))
  screen.getByText('1,900 of 2,000 characters')
  expect(screen.queryByText(note)).toBeNull()
})

test('shows earlier events of a long timeline on request', async () => {
  const api = open('coarse')
  const event = (id: string, createdAt: string) =>
    ({ _id: id, id, kind: 'nudged', actor: 'student', createdAt, detail: {} }) as const
  const nextBefore = '2026-03-02T09:00:00.000Z'
  api.reply(getTimeline, { success: true, data: [event('e2', nextBefore)], nextBefore })
  const button = await screen.findByRole('button', { name: 'Earlier' })
  api.reply(getTimeline, { success: true, data: [event('e1', '2026-03-01T09:00:00.000Z')], nextBefore: null })
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull())
  expect(api.calls().at(-1)?.url).toBe(`/api/apply/a1/timeline?before=${encodeURIComponent(nextBefore)}`)
  const times = [...screen.getByRole('list', { name: 'Timeline' }).querySelectorAll('time')]
  expect(times.map(({ dateTime }) => dateTime)).toEqual(['2026-03-01T09:00:00.000Z', nextBefore])
})
