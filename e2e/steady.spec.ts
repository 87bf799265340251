import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** Below what a line of text that comes late does to a page, in the browser's own measure of layout shifts. */
const most = 0.005

const tabs = ['', '?tab=resumes', '?tab=ai-analyzer', '?tab=internships', '?tab=applications', '?tab=interviews']
const student = [...tabs.map((tab) => `/student/dashboard${tab}`), '/student/notifications', '/notification-test']
const company = ['', '?tab=internships', '?tab=applications', '?tab=interviews'].map(
  (tab) => `/company/dashboard${tab}`,
)

for (const [role, paths] of [
  ['student', student],
  ['company', company],
] as const)
  test(`what comes later moves nothing that is there already, for a ${role}`, async ({ page }) => {
    await signInDemo(page, role)
    await answerOneByOne(page)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await page.goto(path)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await shiftsOf(page), `${path} at ${width} pixels`).toBeLessThan(most)
      }
    }
  })

/** The answers of the server come one after the other, so that each is drawn before the next is here. */
async function answerOneByOne(page: Page): Promise<void> {
  let asked = 0
  page.on('framenavigated', () => {
    asked = 0
  })
  await page.route('**/api/**', async (route) => {
    asked += 1
    await new Promise((go) => setTimeout(go, asked * 80))
    // The page may have gone on by now.
    await route.continue().catch(() => undefined)
  })
}

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
