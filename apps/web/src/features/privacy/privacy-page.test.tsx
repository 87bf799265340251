import { getSite } from '@fledge/contract/site/site'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../testing/api-stub.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const site = (secondReader: string | null) => ({
  ...{ success: true as const, data: { outbox: false, verifiedEmailRequired: false, secondReader } },
})

test('says that resumes stay on the server without a second reader', async () => {
  stubApi().reply(getSite, site(null))
  renderPage(<PrivacyPage />)
  await screen.findByText(/We do not send it to any outside service/)
})

test('names the host of a second reader and the data it receives', async () => {
  stubApi().reply(getSite, site('ai.example.org'))
  renderPage(<PrivacyPage />)
  await screen.findByText(/also send its text to the model at ai\.example\.org/)
  expect(screen.queryByText(/any outside service/)).toBeNull()
})

test('makes no claim while the configuration loads', async () => {
  stubApi().refuse(getSite, 500, { code: 'x', message: 'x' })
  renderPage(<PrivacyPage />)
  await screen.findByText(/Our own program reads it/)
  expect(screen.queryByText(/any outside service|to the model at/)).toBeNull()
})
