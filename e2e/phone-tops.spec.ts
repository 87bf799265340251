import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

const article = (page: Page) => page.getByRole('tabpanel').getByRole('article')

/** The first card of each tab. */
const firstCards = {
  company: {
    overview: (page: Page) => page.getByText('Active Internships'),
    internships: article,
    applications: (page: Page) => page.locator('summary[id^=group-]'),
    interviews: article,
  },
  student: {
    overview: (page: Page) => page.getByRole('heading', { name: 'Offers to answer' }),
    resumes: (page: Page) => page.getByText('You can keep one resume'),
    'ai-analyzer': (page: Page) => page.getByText('Excellent matches'),
    internships: article,
    applications: article,
    interviews: article,
  },
}

for (const role of ['student', 'company'] as const)
  test(`the first card of each tab of a ${role} is near the top of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await signInDemo(page, role)
    for (const [tab, card] of Object.entries(firstCards[role])) {
      await page.goto(`/${role}/dashboard?tab=${tab}`)
      await expect(card(page).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const head = await page.getByRole('main').locator('header').first().boundingBox()
      expect(head?.height, `the height of the head of ${tab}`).toBeLessThanOrEqual(160)
      const top = (await card(page).first().boundingBox())?.y
      expect(top, `where the first card of ${tab} begins`).toBeLessThan(360)
    }
  })
