import { findNearLines } from '@fledge/contract/analysis'
import { getSite } from '@fledge/contract/site/site'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../testing/api-stub.ts'
import { asha, signIn } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aMatch, aPart } from '../../testing/resume-things.ts'
import { RelatedLines } from './related-lines.tsx'

const onQuote = vi.fn()
const name = 'Find related words in my resume'
const quote = { text: 'Built pages in React', source: { line: 3, start: 0, end: 20 } }

function open(embeddingModel: string | null, match = aMatch()) {
  const api = stubApi()
  const data = { outbox: false, verifiedEmailRequired: false, secondReader: null, embeddingModel }
  api.reply(getSite, { success: true, data })
  renderPage(<RelatedLines match={match} resumeId="r1" onQuote={onQuote} />)
  return api
}
const ask = async () => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  signIn(asha)
  onQuote.mockClear()
})

test('names the host before the resume is sent and quotes lines that earn no points', async () => {
  const api = open('ai.example.org')
  const description = /text of your resume to the model at ai\.example\.org, without the name/
  await screen.findByRole('button', { name, description })
  expect(api.calls().map(({ url }) => url)).toEqual(['/api/site'])
  api.reply(findNearLines, { success: true, data: { lines: [{ phrase: 'Docker', quote }] } })
  await ask()
  const list = await screen.findByRole('list', { name: 'Related words' })
  expect(within(list).getByRole('listitem').textContent).toBe('DockerBuilt pages in React')
  screen.getByText(/These lines earn no points/)
  expect(api.calls().at(-1)).toMatchObject({ url: '/api/ai/near-lines', body: { resumeId: 'r1', internshipId: 'i1' } })
  await userEvent.click(within(list).getByRole('button', { name: 'Show “Built pages in React” in the resume' }))
  const [shown, part] = onQuote.mock.calls[0] as Parameters<typeof onQuote>
  expect(part).toMatchObject({ phrase: 'Docker', points: 0, met: 'no', quote })
  expect(shown.parts).toContain(part)
})

test('says that there are no related lines', async () => {
  const api = open('ai.example.org')
  api.reply(findNearLines, { success: true, data: { lines: [] } })
  await ask()
  await screen.findByText('The model found no related lines in your resume.')
})

test('reports a failure of the model and retries', async () => {
  const api = open('ai.example.org')
  const message = 'The embedding model did not answer. Your score does not depend on it. Please try again later.'
  api.refuse(findNearLines, 503, { code: 'model_unavailable', message })
  await ask()
  await screen.findByText(message)
  api.reply(findNearLines, { success: true, data: { lines: [{ phrase: 'Docker', quote }] } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Related words' })
  expect(screen.queryByText(message)).toBeNull()
})

test('offers nothing without a model or a missing requirement', async () => {
  for (const [host, match] of [
    [null, aMatch()],
    ['ai.example.org', aMatch({ parts: [aPart({ points: 72, outOf: 72 })] })],
  ] as const) {
    const api = open(host, match)
    await waitFor(() => expect(api.calls()).toHaveLength(1))
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})
