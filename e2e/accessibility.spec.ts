import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

const routes = {
  visitor: ['/', '/login', '/register', '/register?role=student', '/register?role=company', '/no-such-page'],
  student: [
    '/student/dashboard',
    '/student/dashboard?tab=resumes',
    '/student/dashboard?tab=ai-analyzer',
    '/student/dashboard?tab=internships',
    '/student/dashboard?tab=applications',
    '/student/notifications',
  ],
  company: [
    '/company/dashboard',
    '/company/dashboard?tab=internships',
    '/company/dashboard?tab=applications',
    '/company/notifications',
  ],
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [who, paths] of Object.entries(routes)) {
    test(`${who}'s pages are accessible in ${colorScheme} and never scroll sideways`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (who !== 'visitor') await signInDemo(page, who as 'student' | 'company')
      for (const path of paths) await check(page, path)
    })
  }
}

async function check(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(tooWide, `${path} at ${width} pixels`).toBeLessThanOrEqual(0)
  }
}
