import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { AboutPage } from './about-page.tsx'

test('shows mission, illustrative figures, features, team and values', async () => {
  renderPage(<AboutPage />)
  for (const name of ['Our mission', 'Impact', 'What Fledge does', 'Team', 'Values'])
    await screen.findByRole('heading', { name, level: 2 })
  for (const claim of ['10,000+', '2,500+', '95%', '24/7', '50+']) screen.getByText(claim)
  within(screen.getByText('countries').parentElement!).getByText('50+')
  screen.getByText('Illustrative figures')
  for (const name of ['AI matching', 'Instant applications', 'Secure and private', 'Success analytics'])
    screen.getByRole('heading', { name, level: 3 })
  screen.getByText(/^Sample team/)
  const cards = within(screen.getByRole('heading', { name: 'Team' }).closest('section')!).getAllByRole('listitem')
  expect(cards).toHaveLength(4)
  for (const value of ['Evidence before opinion', 'Silence is the worst answer', 'Your data stays yours'])
    screen.getByText(value)
  screen.getByText(/^Each new application shows the day by which the company promised to reply\./)
  screen.getByText(/^When companies reject an application, we ask them for a reason and for advice\./)
})

test('links to registration, contact and privacy', async () => {
  renderPage(<AboutPage />)
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Create an account')).toBe('/register')
  expect(await hrefOf('Contact us')).toBe('/contact')
  expect(await hrefOf('How we protect your data')).toBe('/privacy')
})
