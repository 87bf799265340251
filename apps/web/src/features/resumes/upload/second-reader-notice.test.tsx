import { getSite } from '@fledge/contract/site/site'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../../testing/api-stub.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { SecondReaderNotice } from './second-reader-notice.tsx'

function stubSite(secondReader: string | null) {
  const api = stubApi()
  const data = { outbox: false, verifiedEmailRequired: false, secondReader }
  api.reply(getSite, { success: true, data })
  return api
}

test('names the host of the second reader', async () => {
  stubSite('ai.example.org')
  const { container } = renderPage(<SecondReaderNotice />)
  await screen.findByText('ai.example.org')
  expect(container.textContent).toContain('We also send the text of your resume to the model at ai.example.org')
})

test('shows nothing without a second reader', async () => {
  const api = stubSite(null)
  renderPage(<SecondReaderNotice />)
  await waitFor(() => expect(api.calls()).toHaveLength(1))
  expect(screen.queryByText(/also read/)).toBeNull()
})
