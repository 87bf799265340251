import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { openMail, registerStudent } from './support/people.ts'
import { outboxSecret } from './support/servers.ts'

test('a mailed link sets a new password once', async ({ page }) => {
  const { email } = await registerStudent(page, 'Forgetful')
  await page.goto('/profile')
  await signOut(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('link', { name: 'its outbox' }).click()
  await expect(page.getByRole('heading', { name: 'Open the outbox from the terminal' })).toBeVisible()
  await page.goto(`/outbox#${outboxSecret}`)
  await expect(page).toHaveURL(/\/outbox$/)

  await openMail(page, 'Set a new password for Fledge', email)
  const link = page.getByRole('link', { name: /\/reset-password\?token=/ })
  const address = (await link.textContent()) ?? ''
  await link.click()
  await page.getByLabel('New password').fill('a kite over Pune')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Password Updated')).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('a kite over Pune')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/student\/dashboard/)

  await page.goto(address)
  await page.getByLabel('New password').fill('another kite over Pune')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a visitor browses the public pages and sends a contact message', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/^On this site now: .* students/)).toBeVisible()
  const newest = page
    .getByRole('listitem')
    .getByRole('link', { name: / at .+, / })
    .first()
  const title = await newest.innerText()
  await newest.click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in to apply' })).toBeVisible()
  await page.goBack()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'About Fledge' })).toBeVisible()
  await page.getByRole('link', { name: 'How we protect your data' }).click()
  await expect(page.getByRole('heading', { name: 'Secure and private' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click()

  await page.getByLabel('Name').fill('Noor Example')
  await page.getByLabel('Email').fill('noor@example.test')
  await page.getByLabel('Category').selectOption('bug')
  await page.getByRole('checkbox', { name: /This is critical/ }).check()
  await page.getByLabel('Message').fill('The button does nothing.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
  await page.goto(`/outbox#${outboxSecret}`)
  await expect(page.getByRole('link', { name: /\[CRITICAL bug\] Contact message/ }).first()).toBeVisible()
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
}
