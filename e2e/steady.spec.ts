import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** Layout shift score below that of a line of text that loads late. */
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
  test(`late content causes no layout shift, for a ${role}`, async ({ page }) => {
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

/** What most people do not notice, and what search engines call good. */
const mostForLateParts = 0.1

for (const [role, calls] of [
  ['student', ['**/api/apply/user/**', '**/api/resume/user/**']],
  ['company', ['**/api/apply/company?**', '**/api/internship?**', '**/api/users/me/replies**']],
] as const)
  test(`a part of the overview that loads seconds late moves little, for a ${role}`, async ({ page }) => {
    await signInDemo(page, role)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      for (const slow of calls) {
        const arrived = page.waitForResponse(slow)
        await page.route(slow, async (route) => {
          await new Promise((go) => setTimeout(go, 2500))
          await route.continue().catch(() => undefined)
        })
        await page.goto(`/${role}/dashboard`)
        await (await arrived).finished()
        await expect(page.getByText(/Loading/)).toHaveCount(0)
        expect(await shiftsOf(page), `${slow} at ${width} pixels`).toBeLessThan(mostForLateParts)
        await page.unroute(slow)
      }
    }
  })

/** Delays the server's responses so that each renders before the next. */
async function answerOneByOne(page: Page): Promise<void> {
  let asked = 0
  page.on('framenavigated', () => {
    asked = 0
  })
  await page.route('**/api/**', async (route) => {
    asked += 1
    await new Promise((go) => setTimeout(go, asked * 80))
    // The page may have navigated by now.
    await route.continue().catch(() => undefined)
  })
}

/** The sum of all layout shifts since the page opened. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number }
        const sum = (shifts: PerformanceEntryList) => (shifts as Shift[]).reduce((all, { value }) => all + value, 0)
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer is never called.
        setTimeout(() => resolve(0), 500)
      }),
  )
