import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

test('a tab whose scripts fail to load breaks nothing else and opens once they load', async ({ page }) => {
  let lost = true
  await page.route(/\/assets\/applications-panel/, (route) => (lost ? route.abort() : route.continue()))
  await signInDemo(page, 'student')
  await page.goto('/student/dashboard')
  await page.getByRole('tab', { name: 'Applications' }).click()
  const failure = page.getByText('This part of the page could not be loaded.')
  await expect(failure).toBeVisible()
  await page.getByRole('tab', { name: 'Resumes' }).click()
  await expect(page.getByRole('heading', { name: 'Your resume' })).toBeVisible()
  await page.getByRole('tab', { name: 'Applications' }).click()
  await expect(failure).toBeVisible()
  lost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible()
})

test('a page that cannot be fetched offline explains it and opens after reconnecting', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use the student account' }).click()
  await expect(page).toHaveURL(/\/student\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
})

test('an unsent message survives a reload and the end of the session', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications')
  await page.getByRole('button', { name: /match/ }).first().click()
  const write = () => page.getByRole('dialog').getByRole('textbox', { name: /^Message to/ })
  const talk = () => page.getByRole('button', { name: 'Messages and timeline' }).click()
  await talk()
  await write().fill('Could you come on Monday?')
  await page.reload()
  await talk()
  await expect(write()).toHaveValue('Could you come on Monday?')
  await page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Use the company account' }).click()
  await talk()
  await expect(write()).toHaveValue('Could you come on Monday?')
})
