import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { rejectApplicant, signInDemo } from './support/people.ts'

/** The applicant shown, and the selected row of the list. */
const nameInView = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const chosenRow = (page: Page) => page.locator('button[aria-current=true]')

test('a company decides by keyboard and cannot decide again what another tab decided', async ({ page, context }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications&status=pending')
  await expect(page.getByText(/\d+ applications match/)).toBeVisible()

  await test.step('J opens the first applicant, and O asks for what comes with the offer', async () => {
    await page.keyboard.press('j')
    await expect(nameInView(page)).toBeVisible()
    await page.keyboard.press('o')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true })).toBeFocused()
  })

  await test.step('Enter accepts and opens the next applicant with the focus on the name', async () => {
    const first = await page.locator('article h2').innerText()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Application accepted successfully!')).toBeVisible()
    await expect(page.getByText(new RegExp(`^${first}, `))).toBeVisible()
    await expect(nameInView(page)).not.toHaveText(first)
    await expect(nameInView(page)).toBeFocused()
    await expect(chosenRow(page)).toBeInViewport()
  })

  const name = await nameInView(page).innerText()
  const address = page.url()
  const waiting = Number.parseInt(await page.getByText(/\d+ applications match/).innerText(), 10)

  await test.step('another tab decides on the applicant shown', async () => {
    const other = await context.newPage()
    await other.goto(address)
    await expect(nameInView(other)).toHaveText(name)
    await rejectApplicant(other)
    await expect(other.getByText('Application rejected successfully!')).toBeVisible()
    await other.close()
  })

  await test.step('the first tab updates: the applicant is no longer pending and cannot be decided again', async () => {
    await expect(page.getByText(`${waiting - 1} applications match`)).toBeVisible()
    // The applicant being read stays in view.
    await expect(nameInView(page)).toHaveText(name)
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
    await page.goto(address.replace('status=pending', 'status=rejected'))
    await expect(nameInView(page)).toHaveText(name)
    await expect(page.getByText('Decided. The student can see your decision.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
  })
})

test('on a wide screen a quote opens in the resume while the ledger stays visible', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications')
  await page
    .getByRole('button', { name: /% (Excellent|Good) match/ })
    .first()
    .click()
  const quote = page.getByRole('button', { name: /^Show “/ }).last()
  await expect(page.locator('[data-drawn=true]').first()).toBeVisible()
  await quote.click()
  await expect(quote).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeInViewport()

  await page.setViewportSize({ width: 375, height: 800 })
  await quote.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Show pages' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(quote).toBeFocused()
})

test('the shortlist survives a reload, and forced colours mark the selected applicant', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/company/dashboard?tab=applications&status=pending')
  await expect(page.getByText(/\d+ applications match/)).toBeVisible()
  await page.getByRole('button', { name: /^Shortlisted \d+$/ }).click()
  await expect(page.getByRole('button', { name: /^Shortlisted \d+$/, pressed: true })).toBeVisible()
  const rows = page.locator('[id^=applicant-]')
  const listed = await rows.count()
  await page.reload()
  await expect(rows).toHaveCount(listed)

  await page.keyboard.press('j')
  await expect(chosenRow(page)).toHaveCount(1)
  const edgeOf = (row: Locator) =>
    row.evaluate((element) => getComputedStyle(element.closest('li')?.firstElementChild ?? element).borderLeftColor)
  const other = page.locator('[id^=applicant-]:not([aria-current])').first()
  expect(await edgeOf(chosenRow(page))).not.toBe(await edgeOf(other))
})
