import { readFileSync } from 'node:fs'
import { getSiteCounts } from '@fledge/contract/site/site'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp, stubApp } from '../testing/open-app.tsx'

beforeEach(() => {
  const counts = { students: 0, companies: 0, openInternships: 0, applications: 0 }
  stubApp().reply(getSiteCounts, { success: true, data: counts })
})

/**
 * What the product does not do: a company can break its promise to reply, a rejection by the API may come without a reason,
 * and no person is on duty.
 */
const notOffered = [
  /answer clock|reply clock|(guarantees?|guaranteed) .{0,20}(reply|answer)|(is|gets) (always )?(answered|a reply)\b/i,
  /every (application|student) .{0,10}(is answered|gets (an answer|a reply))|always .{0,20}(replies|reply|answers?)\b/i,
  /answers? (is|are) owed|owes? .{0,20}answer/i,
  /(makes|make) sure .{0,30}(an answer|a reply)/i,
  /answers? .{0,10}a reason|\bno, and why|(every|each) rejection|reasons? (for|with) (every|each) /i,
  /within a (day|week)|the moment it is given/i,
  /a person reads|nobody can overlook/i,
]

const claimsIn = (text: string) => notOffered.flatMap((claim) => text.match(claim)?.[0] ?? [])

test.each([
  ['/', 'What people could say'],
  ['/about', 'Values'],
  ['/contact', 'Offices'],
  ['/login', 'Sign in'],
  ['/register', 'Create your account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/privacy', 'Secure and private'],
])('%s claims nothing that the product does not do', async (path, heading) => {
  openApp(path)
  await screen.findByRole('heading', { name: heading })
  expect(claimsIn(document.body.textContent ?? '')).toEqual([])
})

test.each(['apps/web/index.html', 'README.md'])('%s claims nothing that the product does not do', (path) => {
  expect(claimsIn(readFileSync(path, 'utf8'))).toEqual([])
})

test('the privacy page says what the browser keeps and which sessions a new password ends', async () => {
  openApp('/privacy')
  await screen.findByText(/^Your browser stores .* what you typed but have not sent yet,/)
  screen.getByText(/Changing your password ends all other sessions; resetting it ends all of them\./)
})
