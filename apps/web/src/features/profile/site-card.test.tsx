import {
  type CompanySite,
  checkCompanySite,
  getCompanySite,
  saveCompanySite,
} from '@fledge/contract/listings/company-site'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { SiteCard } from './site-card.tsx'

const site: CompanySite = {
  domain: 'kite.test',
  record: { name: '_fledge.kite.test', value: 'fledge-proof=abc' },
  checkedAt: null,
  provedAt: null,
  mail: 'at_site',
}
const found = { checkedAt: '2026-03-09T12:00:00.000Z', provedAt: '2026-03-09T12:00:00.000Z' }

async function draw(own: CompanySite | null) {
  const api = stubApi()
  api.reply(getCompanySite, { success: true, data: own })
  renderPage(<SiteCard email="hiring@kite.test" resend={<p>Resend</p>} />, '/profile')
  await screen.findByLabelText('Domain')
  return api
}
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check now' }))
const save = async (text: string) => {
  await userEvent.clear(screen.getByLabelText('Domain'))
  if (text) await userEvent.type(screen.getByLabelText('Domain'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Save site' }))
}

test('saves a pasted address and shows the record to add, with buttons to copy it', async () => {
  // Installs a clipboard.
  userEvent.setup()
  const api = await draw(null)
  api.reply(saveCompanySite, { success: true, data: site })
  await save('https://www.kite.test/jobs')
  await screen.findByText('_fledge.kite.test')
  expect(screen.getByLabelText('Domain')).toHaveProperty('value', 'kite.test')
  expect(api.calls().at(-1)).toMatchObject({ method: 'PUT', body: { domain: 'kite.test' } })
  await userEvent.click(screen.getByRole('button', { name: 'Copy value' }))
  expect(await navigator.clipboard.readText()).toBe('fledge-proof=abc')
  await userEvent.click(screen.getByRole('button', { name: 'Copy host' }))
  expect(await navigator.clipboard.readText()).toBe('_fledge.kite.test')
})

test('keeps what is typed while a site is being saved', async () => {
  const api = await draw(null)
  api.reply(saveCompanySite, { success: true, data: site })
  const answer = api.hold(saveCompanySite)
  await save('kite.test')
  await userEvent.type(screen.getByLabelText('Domain'), 's')
  answer()
  await screen.findByText('_fledge.kite.test')
  expect(screen.getByLabelText('Domain')).toHaveProperty('value', 'kite.tests')
})

test('marks a domain that cannot be used and sends nothing', async () => {
  const api = await draw(null)
  await save('gmail.com')
  await screen.findByText('Enter your own domain. gmail.com is a mail service.')
  await save('localhost')
  await screen.findByText('Enter a domain such as example.com')
  expect(api.calls('PUT')).toEqual([])
})

test('removes the site with an empty domain', async () => {
  const api = await draw(site)
  api.reply(saveCompanySite, { success: true, data: null })
  await save('')
  await screen.findByText('Site removed')
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
})

test('says what a check found, also when the lookup fails', async () => {
  const api = await draw(site)
  const missing = { ...site, checkedAt: '2026-03-09T12:00:00.000Z', outcome: 'missing' } as const
  api.reply(checkCompanySite, { success: true, data: missing })
  await check()
  await screen.findByText(/^Record not found on .*9.*2026\. A new record can take up to a day/)
  api.reply(checkCompanySite, { success: true, data: { ...site, ...found, outcome: 'found' } })
  await check()
  await screen.findByText(/^Record found on .*9.*2026\.$/)
  screen.getByText('Students see kite.test on your company page and your internships.')
  api.reply(checkCompanySite, { success: true, data: { ...site, ...found, outcome: 'failed' } })
  await check()
  await screen.findByText(/^The DNS lookup failed, so nothing was checked\. Record found on .* This stays\./)
  api.refuse(checkCompanySite, 429, {
    code: 'too_many',
    message: 'Too many checks. Please wait a while and try again.',
  })
  await check()
  await screen.findByText('Too many checks. Please wait a while and try again.')
})

test.each([
  [
    'unconfirmed',
    /^Students see your site once you have also confirmed hiring@kite\.test with the link that we emailed you\.$/,
  ],
  ['elsewhere', /^You sign in with hiring@kite\.test, which is not at other\.test, so students do not see this site/],
] as const)('says what to do about an address that is %s', async (mail, text) => {
  await draw({ ...site, ...found, domain: 'other.test', mail })
  screen.getByText(text)
  expect(screen.queryByText(/^Students see other\.test/)).toBeNull()
  expect(screen.queryByText('Resend') !== null, 'can send the link again').toBe(mail === 'unconfirmed')
})

test('offers a retry when the site failed to load', async () => {
  const api = stubApi()
  api.refuse(getCompanySite, 500, { code: 'unknown', message: '' })
  renderPage(<SiteCard email="hiring@kite.test" resend={<p>Resend</p>} />, '/profile')
  await screen.findByText('Your site could not be loaded.')
  api.reply(getCompanySite, { success: true, data: null })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Domain')
})
