import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { registerStudent, sidewaysPixels } from './support/people.ts'

test('a student compares internships by keyboard and on a phone', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Compare internships' })
  const columns = dialog.getByRole('columnheader')
  const openComparison = page.getByRole('button', { name: /^Compare \(\d\)$/ })
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerStudent(page)
  await page.goto('/student/dashboard?tab=internships')
  const [first = '', second = ''] = await firstNames(page, 2)

  await test.step('the keyboard chooses two, opens the comparison, and returns to the button', async () => {
    for (const name of [first, second]) {
      await openCard(page, name).press('Enter')
      await compareToggle(page, name).press('Space')
    }
    await openComparison.press('Enter')
    await expect(columns).toHaveCount(2)
    const tops = await columns.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top))
    expect(new Set(tops).size, 'rows of column heads').toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(openComparison).toBeFocused()
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
    await dialog.getByRole('button', { name: `Remove ${second}`, exact: true }).click()
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
