import { countMissingPage } from '@fledge/contract/site/site'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

test('shows unknown URLs, logs them locally and on the server, and links home', async () => {
  const api = stubApi()
  api.reply(countMissingPage, undefined)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderPage(<NotFoundPage />, '/no/such/page')
  await screen.findByRole('heading', { name: 'Oops! Page not found' })
  expect(document.title).toBe('Oops! Page not found · Fledge')
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(logged).toHaveBeenCalledWith('No page at this address:', '/no/such/page')
  expect(api.calls()).toMatchObject([{ url: countMissingPage.path, body: { path: '/no/such/page' } }])
})

test('offers a retry for a broken page without technical details', async () => {
  const reset = vi.fn()
  renderPage(<ErrorPage error={new Error('x is undefined')} reset={reset} />)
  const heading = await screen.findByRole('heading', { name: 'This page could not be shown' })
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByText(/undefined/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reset).toHaveBeenCalled()
  screen.getByRole('button', { name: 'Reload the page' })
})

test('opens a page that failed to load offline once the browser is online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/profile.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  const reset = vi.fn()
  renderPage(<ErrorPage error={error} reset={reset} />)
  await screen.findByRole('heading', { name: 'This page could not be loaded' })
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(reset).toHaveBeenCalledOnce()
})
