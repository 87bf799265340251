import { getSite } from '@fledge/contract/site'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../testing/api-stub.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const site = (secondReader: string | null, embeddingModel: string | null = null) => ({
  ...{ success: true as const, data: { outbox: false, verifiedEmailRequired: false, secondReader, embeddingModel } },
})

test('without a second reader a resume is sent nowhere', async () => {
  stubApi().reply(getSite, site(null))
  renderPage(<PrivacyPage />)
  await screen.findByText(/It is sent to no outside service/)
})

test('with one, the page says where it is and what it is told, and claims nothing else', async () => {
  stubApi().reply(getSite, site('ai.example.org'))
  renderPage(<PrivacyPage />)
  await screen.findByText(/also read by the model at ai\.example\.org/)
  expect(screen.queryByText(/no outside service|related words/)).toBeNull()
})

test('with an embedding model, the page says when it is asked, and claims nothing else', async () => {
  stubApi().reply(getSite, site(null, 'near.example.org'))
  renderPage(<PrivacyPage />)
  await screen.findByText(/look for related words in it, and only then, .* sent to the model at near\.example\.org/)
  expect(screen.queryByText(/no outside service|also read by/)).toBeNull()
})

test('while it is not known, neither is said', async () => {
  stubApi().refuse(getSite, 500, { code: 'x', message: 'x' })
  renderPage(<PrivacyPage />)
  await screen.findByText(/read by our own program/)
  expect(screen.queryByText(/no outside service|read by the model/)).toBeNull()
})
