import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { registerStudent } from './support/people.ts'

test('a student compares up to three internships with mouse, keyboard and phone', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Compare internships' })
  const columns = dialog.getByRole('columnheader')
  const openComparison = page.getByRole('button', { name: /^Compare \(\d\)$/ })
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerStudent(page)
  await page.goto('/student/dashboard?tab=internships')
  const names = await firstNames(page, 4)
  const [first = '', second = '', third = '', fourth = ''] = names

  await test.step('three are chosen, the last by keyboard, and a fourth is refused', async () => {
    for (const name of [first, second]) {
      await openCard(page, name).click()
      await compareToggle(page, name).click()
    }
    await openCard(page, third).press('Enter')
    await compareToggle(page, third).press('Space')
    await expect(compareToggle(page, third)).toHaveAttribute('aria-pressed', 'true')
    await openCard(page, fourth).press('Enter')
    await compareToggle(page, fourth).press('Space')
    await expect(page.getByText('You can compare three internships at most')).toBeVisible()
    await expect(page.getByText(`Remove one of these first: ${first}; ${second}; ${third}.`)).toBeVisible()
    await expect(compareToggle(page, fourth)).toHaveAttribute('aria-pressed', 'false')
    await expect(openComparison).toHaveText('Compare (3)')
  })

  await test.step('the keyboard opens the comparison, removes one, and returns to the button', async () => {
    await openComparison.press('Enter')
    await expect(columns).toHaveCount(3)
    for (const name of [first, second, third])
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
    const tops = await columns.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top))
    expect(new Set(tops).size, 'rows of column heads').toBe(1)
    await expect(dialog.getByRole('rowheader', { name: 'Stipend' })).toBeVisible()
    await dialog.getByRole('button', { name: `Remove ${second}`, exact: true }).press('Enter')
    await expect(columns).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(openComparison).toBeFocused()
    await expect(openComparison).toHaveText('Compare (2)')
  })

  await test.step('a reload keeps the choice, and Back returns from an opened internship', async () => {
    await page.reload()
    await openComparison.click()
    await expect(columns).toHaveCount(2)
    await dialog.getByRole('link', { name: third, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(compareToggle(page, third)).toHaveAttribute('aria-pressed', 'true')
    // Internships opened one after another are one step of the history.
    await page.goBack()
    await expect(page).not.toHaveURL(/selected=/)
    await expect(openComparison).toHaveText('Compare (2)')
  })

  await test.step('on a phone only the table scrolls sideways', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/student/dashboard?tab=internships')
    await expect(openComparison).toBeInViewport({ ratio: 1 })
    expect(await sidewaysPixels(page), 'width beyond the window').toBe(0)
    await openComparison.click()
    await expect(columns).toHaveCount(2)
    await expect(dialog.getByRole('rowheader', { name: 'Openings' })).toBeVisible()
    expect(await sidewaysPixels(page), 'width beyond the window with the comparison').toBe(0)
    await dialog.getByRole('button', { name: `Remove ${first}`, exact: true }).click()
    await dialog.getByRole('button', { name: `Remove ${third}`, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(openComparison).toBeHidden()
  })
})

const openCard = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name, exact: true })
const compareToggle = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Details' }).getByRole('button', { name: `Compare ${name}`, exact: true })

/** The accessible names of the first cards. */
async function firstNames(page: Page, count: number): Promise<string[]> {
  const cards = page.getByRole('region', { name: 'Internships found' }).getByRole('article')
  await expect(cards.nth(count - 1)).toBeVisible()
  return cards.evaluateAll(
    (all, most) => all.slice(0, most).map((card) => card.getAttribute('aria-label') ?? ''),
    count,
  )
}

const sidewaysPixels = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
