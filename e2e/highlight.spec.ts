import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { bell, callApi, signInDemo } from './support/people.ts'

const lateMs = 700
const saved = '**/api/saved/searches'
const applications = '**/api/apply/**'
const interviews = '**/api/interviews'
const fonts = '**/*.woff2'
const list = /\/api\/internship\?/
const one = /\/api\/internship\/[^/?]+$/

const orders: Record<string, (string | RegExp)[]> = {
  'every answer at once': [],
  'the list late': [list],
  'the internship itself late': [one],
  'the list and saved searches late': [list, saved],
  'matches, applications and fonts late': ['**/api/ai/**', '**/api/resume/**', applications, fonts],
}

test("a student's link to an internship scrolls to its card, whatever comes late", async ({ page }) => {
  await signInDemo(page, 'student')
  const ids = await listedIds(page)
  for (const [order, late] of Object.entries(orders))
    await test.step(order, async () => {
      await delay(page, late)
      // On the first page of the list on a wide screen, on a later page on a phone.
      for (const [width, id] of [
        [1280, ids[3]],
        [375, ids.at(-1)],
      ] as const) {
        await page.setViewportSize({ width, height: 700 })
        await page.goto(`/student/dashboard?tab=opportunities&highlight=${id}`)
        await expectPointedOut(page)
      }
    })
})

test("a company's link to a listing scrolls to its card, whatever comes late", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const { id: company } = await signInDemo(page, 'company')
  const id = (await listedIds(page, company)).at(-1)
  for (const late of [[], [list], [list, applications, fonts, interviews]])
    await test.step(`late: ${late.join(' ')}`, async () => {
      await delay(page, late)
      await page.goto(`/company/dashboard?tab=internships&highlight=${id}`)
      await expectPointedOut(page)
    })
})

test('a link from another page scrolls to the card of a list that is already loaded', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=internships')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const title = await cards.last().getByRole('heading').innerText()
  await bell(page).click()
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page.getByRole('button', { name: 'Search Internships' }).click()
  await page.getByRole('combobox').fill(title)
  await page.getByRole('option').filter({ hasText: title }).first().click()
  await expect(page).toHaveURL(/highlight=/)
  await expectPointedOut(page)
})

for (const [role, path] of [
  ['student', '/student/dashboard?tab=opportunities'],
  ['company', '/company/dashboard?tab=internships'],
] as const)
  test(`a link to a deleted internship explains that it is no longer available, for a ${role}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await signInDemo(page, role)
    await delay(page, [list])
    await page.goto(`${path}&highlight=00000000-0000-4000-8000-000000000000`)
    await expect(page.getByText('This internship is no longer available')).toBeInViewport()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText('This internship is no longer available')).toBeInViewport()
  })

test('scrolling away from the card releases it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await signInDemo(page, 'student')
  const id = (await listedIds(page)).at(-1)
  await page.goto(`/student/dashboard?tab=opportunities&highlight=${id}`)
  await expectPointedOut(page)
  await page.mouse.move(180, 400)
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 1000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000)
})

/** Ids of open internships in list order, newest first; of one company, when named. */
async function listedIds(page: Page, company = ''): Promise<string[]> {
  const listed: { id: string }[] = await callApi(
    page,
    'get',
    `/internship?limit=200${company && `&company=${company}`}`,
  )
  return listed.map(({ id }) => id)
}

/** Delays these answers from now on, and no others. */
async function delay(page: Page, late: (string | RegExp)[]): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const where of late)
    await page.route(where, async (route) => {
      await new Promise((go) => setTimeout(go, lateMs))
      await route.continue().catch(() => undefined)
    })
}

/** Expects the card to have the focus and the outline, and its heading to be visible below the header. */
async function expectPointedOut(page: Page): Promise<void> {
  await expect(page.locator('article :focus, article:focus')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const state = await page.evaluate(() => {
    const card = document.activeElement?.closest('article')
    const title = card?.querySelector('h3')?.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect()
    if (!card || !title || !header) return null
    const isInView = title.top >= header.bottom && title.bottom <= window.innerHeight
    return { isInView, ring: card.classList.contains('outline-primary') }
  })
  expect(state).toEqual({ isInView: true, ring: true })
}
