import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { registerStudent, signInDemo, uploadResume } from './support/people.ts'

const around = 'xpath=ancestor::*[self::li or self::article or @role="dialog"][1]'

/** Presses a button with the keyboard, and expects the focus in its row, card or dialog once the press has disabled it. */
async function pressAndStay(button: Locator): Promise<void> {
  const box = button.locator(around)
  await button.focus()
  await button.page().keyboard.press('Enter')
  await expect(button).toBeDisabled()
  await expect.poll(() => box.evaluate((element) => element.contains(document.activeElement)), 'the focus').toBe(true)
}

const firstName = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().getAttribute('aria-label')

test('a student who applies by keyboard stays at the match', async ({ page }) => {
  await registerStudent(page)
  await uploadResume(page, 'pdf')
  for (const view of ['overview', 'matches']) {
    await page.goto(`/student/dashboard?tab=ai-analyzer&view=${view}`)
    const name = await firstName(page, /^Apply to /)
    await pressAndStay(page.locator(`button[aria-label$="${name?.slice('Apply'.length)}"]`))
  }
})

test('a company that accepts by keyboard stays at the row of the applicant', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications&status=pending')
  await pressAndStay(page.locator(`button[aria-label="${await firstName(page, /^Accept: /)}"]`).first())
})

test('marking all as read leaves the focus in the notifications', async ({ page }) => {
  await signInDemo(page, 'student')
  await page.goto('/student/dashboard')
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  await pressAndStay(page.getByRole('button', { name: 'Mark all as read' }))
})
