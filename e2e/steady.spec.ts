import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** Below what a line of text that comes late does to a page, in the browser's own measure of layout shifts. */
const most = 0.005

test('what comes later moves nothing that is there already', async ({ page }) => {
  await signInDemo(page, 'student')
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/student/dashboard', '/student/notifications']) {
      await page.goto(path)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await shiftsOf(page), `${path} at ${width} pixels`).toBeLessThan(most)
    }
  }
})

/** The sum of all shifts since the page was opened. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number }
        const sum = (shifts: PerformanceEntryList) => (shifts as Shift[]).reduce((all, { value }) => all + value, 0)
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())))
        observer.observe({ type: 'layout-shift', buffered: true })
        // None at all: then the observer is never called.
        setTimeout(() => resolve(0), 500)
      }),
  )
