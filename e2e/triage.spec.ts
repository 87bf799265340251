import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** Measured on every animation frame. */
type Frame = {
  page: number
  evidence: number
  evidenceMost: number
  rows: number
  height: number
  busy: boolean
  chosen: string
}

const nameInView = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

test('deciding by keyboard keeps page and evidence in place while the next applicant loads', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.route('**/api/apply/*/ledger', async (route) => {
    await new Promise((go) => setTimeout(go, 1000))
    await route.continue().catch(() => undefined)
  })
  for (const [width, height, start] of [
    [1280, 720, 'as opened'],
    [1280, 720, 'scrolled by hand'],
    [1024, 700, 'as opened'],
  ] as const) {
    await test.step(`${width} by ${height}, ${start}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto('/company/dashboard?tab=applications&status=pending')
      await expect(page.getByText(/\d+ applications match/)).toBeVisible()
      // In a listing with another pending applicant.
      const group = page.locator('details[open]', { has: page.locator('li:nth-child(2)') }).first()
      await group.locator('button[id^=applicant-]').first().click()
      await expect(page.locator('#evidence[aria-busy=false] tbody tr').first()).toBeVisible()
      if (start === 'scrolled by hand') await page.evaluate(() => scrollBy(0, -60))
      // The response to opening the applicant has arrived and rendered.
      await page.waitForLoadState('networkidle')
      const first = await nameInView(page).innerText()

      await page.evaluate(recordFrames)
      const decided = page.waitForResponse((response) => response.request().method() === 'PUT')
      await page.keyboard.press('r')
      await page.getByRole('dialog').getByRole('checkbox', { name: 'All places are filled' }).press('1')
      await page.keyboard.press('Enter')
      await expect(nameInView(page)).not.toHaveText(first)
      await expect(page.locator('#evidence[aria-busy=false] tbody tr').first()).toBeVisible()
      expect((await decided).ok()).toBe(true)
      await page.waitForLoadState('networkidle')
      const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)

      expect(frames.length, 'frames drawn').toBeGreaterThan(5)
      const untilLoaded = frames.slice(0, frames.findLastIndex(({ busy }) => busy) + 1)
      expect(untilLoaded.some(({ busy }) => busy)).toBe(true)
      expect(distinct(frames, 'page'), 'positions of the page').toHaveLength(1)
      const startedAt = frames[0]?.evidence ?? 0
      expect(startedAt).toBeGreaterThan(0)
      for (const { evidence, evidenceMost } of frames)
        expect(evidence, 'the evidence stays as far down as it can').toBe(Math.min(startedAt, evidenceMost))
      expect(distinct(frames, 'rows'), 'rows of evidence').toHaveLength(1)
      expect(distinct(untilLoaded, 'height'), 'heights of the evidence before the next arrives').toHaveLength(1)
      expect(distinct(frames, 'chosen'), 'chosen rows, one after the other').toHaveLength(2)
      expect(distinct(frames, 'chosen')).not.toContain('')
    })
  }
})

test('the toast of a decision leaves the buttons of the next dialog free', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications&status=pending')
  await page.getByRole('button', { name: /^Start with / }).click()
  await expect(page.locator('#evidence[aria-busy=false] tbody tr').first()).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('i')
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send proposal' })
  await expect(send).toBeVisible()
  // A trial waits until nothing covers the button, which is sooner than the toast closes.
  await send.click({ trial: true, timeout: 4000 })
})

const distinct = <K extends keyof Frame>(frames: readonly Frame[], what: K) => [
  ...new Set(frames.map((frame) => frame[what])),
]

/** Runs in the page: measures on every animation frame. */
function recordFrames() {
  const frames: Frame[] = []
  Object.assign(window, { frames })
  const evidence = document.querySelector('#evidence')
  if (evidence) evidence.scrollTop = 30
  const measure = () => {
    const pane = document.querySelector('#evidence')
    frames.push({
      page: Math.round(scrollY),
      evidence: Math.round(pane?.scrollTop ?? -1),
      evidenceMost: pane ? pane.scrollHeight - pane.clientHeight : 0,
      rows: pane?.querySelectorAll('tbody tr').length ?? 0,
      // Without the answers of an applicant, which are known before the evidence.
      height: pane?.querySelector('table')?.offsetHeight ?? 0,
      busy: pane?.getAttribute('aria-busy') === 'true',
      chosen: document.querySelector('button[aria-current=true]')?.id ?? '',
    })
    requestAnimationFrame(measure)
  }
  measure()
}
