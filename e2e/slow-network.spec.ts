import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** A phone at the edge of a cell: latency in milliseconds, bytes per second. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Milliseconds that the page below the header may be empty. */
const longestEmpty = 1000
/** See steady.spec.ts; a font that arrives late moves a line by a pixel. */
const mostShift = 0.01

const listing = '/internships/unknown'
const visits = {
  visitor: ['/', '/login', '/student/dashboard', listing],
  student: ['/', '/student/dashboard?tab=internships'],
  company: ['/company/dashboard?tab=applications'],
} as const

for (const [role, paths] of Object.entries(visits))
  for (const path of paths)
    test(`${path} shows a skeleton below the header on a slow network, for a ${role}`, async ({ page }) => {
      if (role === 'student' || role === 'company') await signInDemo(page, role)
      await slowDown(page)
      await watchBelowHeader(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('#main h1')).toBeVisible({ timeout: 40_000 })
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 40_000 })
      const { empty, shift } = await page.evaluate(() => window.belowHeader)
      expect(empty, 'milliseconds without anything below the header').toBeLessThan(longestEmpty)
      expect(shift, 'layout shift').toBeLessThan(mostShift)
    })

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  await browser.send('Network.emulateNetworkConditions', slow)
}

declare global {
  interface Window {
    /** In milliseconds and in the browser's own measure. */
    belowHeader: { empty: number; shift: number }
  }
}

/** Sums, per frame, how long the page below the header was empty, and the layout shifts. */
const watchBelowHeader = (page: Page) =>
  page.addInitScript(() => {
    const seen = { empty: 0, shift: 0 }
    window.belowHeader = seen
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
    let last = 0
    const look = (now: number) => {
      const header = document.querySelector('#root header')
      if (header && last > 0 && isEmptyBelow(header)) seen.empty += now - last
      if (header) last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    function isEmptyBelow(header: Element) {
      const { bottom } = header.getBoundingClientRect()
      return ![...document.querySelectorAll('#root *')].some((element) => {
        if (element.children.length > 0 || element.closest('header, footer') !== null) return false
        const place = element.getBoundingClientRect()
        const isSeen = place.top < window.innerHeight && place.bottom > bottom && place.height > 8 && place.width > 8
        return isSeen && element.checkVisibility()
      })
    }
  })
