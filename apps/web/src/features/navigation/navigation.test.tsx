import { logout } from '@fledge/contract/auth'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readSession } from '../../api/session.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, kite, signIn } from '../../testing/things.ts'
import { MemberNav } from './member-nav.tsx'
import { VisitorNav } from './visitor-nav.tsx'

const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

test('shows visitors Home, About, Contact, Sign In and Get Started', async () => {
  renderPage(<VisitorNav />)
  await screen.findByRole('link', { name: 'Home' })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Sign In', '/login'],
    ['Get Started', '/register'],
  ])
})

test('the mobile menu opens, cycles and closes by keyboard', async () => {
  const user = userEvent.setup()
  renderPage(<VisitorNav />)
  const toggle = await screen.findByRole('button', { name: 'Open menu' })
  toggle.focus()
  await user.keyboard('{Enter}')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  const seen = []
  for (const _ of 'sixish') {
    await user.tab()
    seen.push(focused())
  }
  expect(seen).toEqual(['Home', 'About', 'Contact', 'Sign In', 'Get Started', 'Close menu'])
  await user.tab({ shift: true })
  expect(focused()).toBe('Get Started')
  await user.keyboard('{Escape}')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)
})

test('the menu opens by its icon and closes by an outside click or a link', async () => {
  const user = userEvent.setup()
  renderPage(<VisitorNav />)
  const toggle = await screen.findByRole('button', { name: 'Open menu' })
  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true'
  await user.click(toggle.querySelector('svg')!)
  expect(isOpen()).toBe(true)
  await user.click(document.body)
  expect(isOpen()).toBe(false)
  await user.click(toggle)
  await user.click(screen.getAllByRole('link', { name: 'Sign In' }).at(-1)!)
  expect(isOpen()).toBe(false)
})

test.each([
  [asha, 'Asha Rao', 'Student', '/student/dashboard'],
  [kite, 'Kite Labs', 'Company', '/company/dashboard'],
])('the user menu shows name, email and role and links to the dashboard', async (user, name, role, dashboard) => {
  renderPage(<MemberNav user={user}>bell</MemberNav>)
  await userEvent.click(await screen.findByRole('button', { name: `Account of ${name}` }))
  screen.getByText(name)
  screen.getByText(user.email)
  screen.getByText(role)
  const links = screen.getAllByRole('link', { name: 'Dashboard' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([dashboard, dashboard])
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
})

test('signing out ends the session here and on the server, shows goodbye and goes home', async () => {
  const api = stubApi()
  api.reply(logout, undefined)
  signIn(asha)
  const { router } = renderPage(<MemberNav user={asha}>bell</MemberNav>, '/student/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Asha Rao' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByText('Goodbye!')
  screen.getByText("You've been successfully logged out.")
  expect(readSession()).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  expect(api.calls().map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/auth/logout'])
})

test('signing out works offline', async () => {
  stubApi().refuse(logout, 500, { code: 'internal', message: 'Broken.' })
  signIn(kite)
  renderPage(<MemberNav user={kite}>bell</MemberNav>)
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Kite Labs' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(readSession()).toBeNull())
})
