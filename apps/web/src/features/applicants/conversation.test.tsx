import { getTimeline } from '@fledge/contract/application-life'
import { listMessages } from '@fledge/contract/messages'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../testing/api-stub.ts'
import { kite, signIn } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { anApplication } from '../../testing/things.ts'
import { Conversation } from './conversation.tsx'

afterEach(() => vi.unstubAllGlobals())

function open(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ ...silent, matches: query === `(pointer: ${pointer})` }))
  signIn(kite)
  const api = stubApi()
  api.reply(listMessages, { success: true, data: [] })
  api.reply(getTimeline, { success: true, data: [] })
  renderPage(<Conversation application={anApplication()} onClose={() => undefined} />)
}
const silent = { addEventListener: () => undefined, removeEventListener: () => undefined }

test('who opens the messages with a key can write at once', async () => {
  open('fine')
  const field = await screen.findByRole('textbox', { name: /^Message to/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('Hello')
  expect(screen.getByDisplayValue('Hello')).toBe(field)
})

test('on a phone no keyboard rises over what is to be read', async () => {
  open('coarse')
  const field = await screen.findByRole('textbox', { name: /^Message to/ })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
  await new Promise((done) => setTimeout(done, 20))
  expect(document.activeElement).not.toBe(field)
})
