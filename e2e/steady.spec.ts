import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** Layout shift score below that of a line of text that loads late. */
const most = 0.005

const article = (page: Page) => page.getByRole('tabpanel').getByRole('article')

/** The pages of each role; of the tabs also the first card. */
const pages: Record<'student' | 'company', Record<string, ((page: Page) => Locator) | null>> = {
  student: {
    '/student/dashboard': (page) => page.getByRole('heading', { name: 'Offers to answer' }),
    '/student/dashboard?tab=resumes': (page) => page.getByText('You can keep one resume'),
    '/student/dashboard?tab=ai-analyzer': (page) => page.getByText('Excellent matches'),
    '/student/dashboard?tab=internships': article,
    '/student/dashboard?tab=applications': article,
    '/student/dashboard?tab=interviews': article,
    '/student/notifications': null,
    '/notification-test': null,
  },
  company: {
    '/company/dashboard': (page) => page.getByText('Active Internships'),
    '/company/dashboard?tab=internships': article,
    '/company/dashboard?tab=applications': (page) => page.locator('summary[id^=group-]'),
    '/company/dashboard?tab=interviews': article,
  },
}

for (const role of ['student', 'company'] as const)
  test(`late content causes no layout shift, and tabs begin near the top of a phone, for a ${role}`, async ({
    page,
  }) => {
    await signInDemo(page, role)
    await answerOneByOne(page)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [path, firstCard] of Object.entries(pages[role])) {
        await page.goto(path)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await shiftsOf(page), `${path} at ${width} pixels`).toBeLessThan(most)
        if (width < 500 && firstCard) await expectNearTop(page, path, firstCard(page).first())
      }
    }
  })

async function expectNearTop(page: Page, path: string, card: Locator) {
  await expect(card).toBeVisible()
  const head = await page.getByRole('main').locator('header').first().boundingBox()
  expect(head?.height, `the height of the head of ${path}`).toBeLessThanOrEqual(160)
  expect((await card.boundingBox())?.y, `where the first card of ${path} begins`).toBeLessThan(360)
}

test('text has the width and height of the web fonts before they arrive', async ({ page }) => {
  await page.goto('/internships')
  await expect(page.getByText(/Showing/).first()).toBeVisible()
  const fonts = [
    { web: '400 100px "Inter Variable"', fallback: '400 100px "Inter Fallback"' },
    { web: '600 100px "Inter Variable"', fallback: '600 100px "Inter Fallback"' },
    { web: '650 100px "Bricolage Grotesque Variable"', fallback: '650 100px "Bricolage Grotesque Fallback"' },
  ]
  for (const { web, fallback } of fonts) {
    const [loaded, before] = [await sizeOf(page, web), await sizeOf(page, fallback)]
    expect(before.width / loaded.width, `width of ${fallback}`).toBeCloseTo(1, 1)
    expect(before.height, `height of ${fallback}`).toBeCloseTo(loaded.height, -1)
  }
})

/** The size of the page's text in one line of this font. */
const sizeOf = (page: Page, font: string) =>
  page.evaluate(async (font) => {
    await document.fonts.load(font)
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.font = font
    const text = document.querySelector('main')!.innerText.replace(/[^ -~]/g, '')
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(text.slice(0, 5000))
    return { width, height: fontBoundingBoxAscent + fontBoundingBoxDescent }
  }, font)

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
