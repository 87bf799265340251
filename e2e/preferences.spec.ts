import type { Locator, Page } from '@playwright/test'
import { findLayoutProblems } from './support/layout-problems.ts'
import { expect, test } from './support/own-host.ts'
import { postInternship, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'

const widths = [320, 768, 1280]

test('a student says once what counts, and best match follows', async ({ browser, page }) => {
  const word = unique('Lantern').replaceAll(' ', '')
  const company = await (await browser.newContext()).newPage()
  await registerCompany(company, 'Banyan Works')
  const listing = {
    title: `${word} Frontend Intern`,
    skills: 'React, TypeScript, CSS',
    description: 'You build pages. Open to B.Tech students in their final year.',
  }
  for (const location of ['Pune', 'Mumbai']) await postInternship(company, { ...listing, location })
  await registerStudent(page)
  await uploadResume(page, 'pdf')
  const list = `/student/dashboard?tab=internships&sort=best-match&q=${word}`
  const cards = page.getByRole('region', { name: 'Internships found' }).getByRole('article')
  const change = page.getByRole('link', { name: 'Change your preferences' })

  await test.step('without preferences, the city of the resume comes first', async () => {
    await page.goto(list)
    await expect(
      page.getByText('Ordered by match. With equal scores, Pune and remote come first, because your resume says Pune'),
    ).toBeVisible()
    await expect(cards.nth(0)).toContainText('Pune · Hybrid')
    await expect(cards.nth(1)).toContainText('Mumbai · Hybrid')
    await expect(cards.getByRole('list', { name: 'Preferences it misses' })).toHaveCount(0)
  })

  await test.step('the form is filled in by keyboard', async () => {
    await change.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Internship preferences' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove Pune' }).press('Enter')
    await page.keyboard.type('Mumbai')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Remote is fine' }).press('Space')
    await page.getByLabel('Minimum stipend').focus()
    await page.keyboard.type('10,000')
    await expectNoProblems(page)
    await page.getByRole('button', { name: 'Save preferences' }).press('Enter')
    await expect(page.getByText('Preferences saved')).toBeVisible()
  })

  await test.step('what fits comes first, and the other says what it misses', async () => {
    await page.goto(list)
    await expect(page.getByText('Your preferences come first among good matches: Mumbai, from ₹10,000')).toBeVisible()
    await expect(cards.nth(0)).toContainText('Mumbai · Hybrid')
    await expect(misses(cards.nth(0))).toHaveCount(0)
    await expect(misses(cards.nth(1)).getByRole('listitem')).toHaveText(['Not in Mumbai'])
    await expectNoProblems(page)
  })

  await test.step('conditions are next to the score', async () => {
    await cards.nth(1).getByRole('button', { name: /Why/ }).press('Enter')
    const conditions = page.getByRole('dialog').getByRole('region', { name: /^Conditions/ })
    await expect(conditions).toContainText('Place: Pune · Hybrid')
    await expect(conditions).toContainText('Does not suit you. You want: Mumbai')
    await expect(conditions).toContainText('Open to B.Tech students in their final year.')
    await expectNoProblems(page)
  })
})

const misses = (card: Locator) => card.getByRole('list', { name: 'Preferences it misses' })

async function expectNoProblems(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await page.evaluate(findLayoutProblems), `at ${width} pixels, ${colorScheme}`).toEqual([])
    }
  }
}
