import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

const pages = [
  { path: '/login' },
  { path: '/student/dashboard', as: 'student' },
  { path: '/student/dashboard?tab=internships', as: 'student' },
  { path: '/company/dashboard', as: 'company' },
] as const

for (const { path, ...who } of pages) {
  test(`${path} shows its heading before its scripts load, and nothing moves afterwards`, async ({ page }) => {
    if ('as' in who) await signInDemo(page, who.as)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const go = await hold(page, '**/assets/*.js')
      const answer = await hold(page, '**/api/**')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('#first-words h1')).toBeVisible()
      const before = await wordsAndPlaces(page, '#first-words')
      go()
      await expect(page.locator('#first-words')).toHaveCount(0)
      await expect(page.locator('main h1')).toBeVisible()
      const unanswered = await wordsAndPlaces(page, '#main')
      expect(unanswered.slice(0, before.length), `at ${width} pixels`).toEqual(before)
      answer()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const after = await wordsAndPlaces(page, '#main')
      expect(after.slice(0, before.length), `at ${width} pixels`).toEqual(before)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}

test('a page stays while its scripts take over', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { heading: false, gone: false }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const isThere = document.querySelector('h1') !== null
      seen.gone ||= seen.heading && !isThere
      seen.heading ||= isThere
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/about', '/contact', '/login', '/internships']) {
    await page.goto(path)
    await expect(page.locator('#first-words')).toHaveCount(0)
    await expect(page.locator('main h1')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: object }).seen), path)
      .toEqual({ heading: true, gone: false })
  }
})

test('what is typed before the scripts arrive stays', async ({ page }) => {
  await signInDemo(page, 'student')
  const go = await hold(page, '**/assets/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Message').fill('Where do I see my')
  go()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.getByLabel('Message').press('End')
  await page.keyboard.type(' interviews?')
  await expect(page.getByLabel('Message')).toHaveValue('Where do I see my interviews?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
})

test('the static heading never shows the name of another account', async ({ page }) => {
  await hold(page, '**/assets/*.js')
  await page.goto('/student/dashboard', { waitUntil: 'commit' })
  await expect(page.locator('#first-words')).toBeAttached()
  await expect(page.locator('#first-words')).toBeHidden()
})

test('the scripts of the tab in the URL are requested with the page', async ({ page }) => {
  await signInDemo(page, 'student')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await hold(page, '**/assets/*.js')
  await page.goto('/student/dashboard?tab=internships', { waitUntil: 'commit' })
  await expect.poll(() => asked.filter((url) => /\/internships-[^/]*\.js$/.test(url))).toHaveLength(1)
})

/** Holds requests for these URLs until the returned function is called. */
async function hold(page: Page, where: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(where, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Text and position of the heading and the line below it. */
async function wordsAndPlaces(page: Page, place: string) {
  // `fonts.ready` also resolves before any font was requested.
  await page.evaluate(() =>
    Promise.all(['Inter Variable', 'Bricolage Grotesque Variable'].map((name) => document.fonts.load(`1em "${name}"`))),
  )
  return page.locator(place).evaluate((main) => {
    const heading = main.querySelector('h1')
    const line = main.querySelector('h1 + p')
    return [heading, line?.textContent?.trim() ? line : null]
      .filter((one) => one !== null)
      .map((one) => ({ text: one.textContent, ...pick(one.getBoundingClientRect()) }))
    function pick({ x, y, height }: DOMRect) {
      return { x: Math.round(x), y: Math.round(y), height: Math.round(height) }
    }
  })
}
