import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

const names = {
  student: ['Overview', 'Resumes', 'AI Analyzer', 'Find Internships', 'Applications', 'Interviews'],
  company: ['Overview', 'My Internships', 'Applications', 'Interviews'],
}

for (const role of ['student', 'company'] as const)
  test(`the tabs of a ${role} are a bar at the bottom of a phone`, async ({ page }) => {
    await signInDemo(page, role)
    await page.goto(`/${role}/dashboard`)
    const list = page.getByRole('tablist').first()
    const tab = (name: string) => list.getByRole('tab', { name: new RegExp(`^${name}( ?\\d+)?$`) })

    for (const width of [320, 375, 699]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const bar = await list.boundingBox()
      expect(bar, `the bar at ${width} pixels`).toMatchObject({ x: 0, width })
      expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0)), 'the lower edge of the bar').toBe(700)
      for (const name of names[role]) await expect(tab(name)).toBeInViewport({ ratio: 1 })
      expect(await cutLabels(page), `cut labels at ${width} pixels`).toEqual([])
      // Charts and cards that arrive late move the end of the page.
      await expect
        .poll(() => contentBelow(page, bar?.y ?? 0), `content below the bar at ${width} pixels`)
        .toBeLessThanOrEqual(0)
    }

    await page.setViewportSize({ width: 375, height: 700 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await tab('Applications').click()
    await expect(tab('Applications')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => page.evaluate(() => scrollY), 'the scroll position of the next tab').toBe(0)

    await tab('Overview').focus()
    await page.keyboard.press('End')
    await expect(tab('Interviews')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tab('Interviews')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/tab=interviews/)
    await expect(page.getByRole('tabpanel', { name: /^Interviews/ })).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await expect(list).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    for (const [width, height] of [
      [1280, 800],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(list, `at ${width} by ${height}`).not.toHaveCSS('position', 'fixed')
    }
  })

/** Labels that do not fit their tab. */
const cutLabels = (page: Page) =>
  page
    .getByRole('tab')
    .locator('> span')
    .evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth + 1).map((label) => label.textContent),
    )

/** By how many pixels the content reaches below `top` when the page is scrolled to its end. */
const contentBelow = (page: Page, top: number) =>
  page.locator('#main').evaluate((main, edge) => {
    scrollTo(0, document.body.scrollHeight)
    return main.getBoundingClientRect().bottom - edge
  }, top)
