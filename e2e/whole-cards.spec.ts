import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { callApi, registerStudent, signInDemo, uploadResume } from './support/people.ts'

/**
 * Searches whose first listings have long titles and places, ranges of stipend, and marked matches. They find no listings
 * that other journeys post.
 */
const searches = ['Integrations', 'Onboarding', 'Mobile App', 'Intelligence'].map((q) => `&sort=stipend&q=${q}`)

const people = {
  'the demo student': (page: Page) => signInDemo(page, 'student'),
  'a student without a resume': (page: Page) => registerStudent(page),
  'a student with preferences that most internships miss': async (page: Page) => {
    await registerStudent(page)
    await uploadResume(page, 'pdf')
    await savePreferences(page)
  },
  'a student with preferences and without a resume': async (page: Page) => {
    await registerStudent(page)
    await savePreferences(page)
  },
}

const savePreferences = (page: Page) =>
  callApi(page, 'put', '/users/me/preferences', {
    data: { cities: ['Mysuru', 'Nashik'], startsFrom: '2027-02-01', minimumStipend: 90_000, fields: ['Chemistry'] },
  })

const windows = [
  { width: 1280, height: 900, cards: 5 },
  { width: 375, height: 812, cards: 2 },
]

for (const [who, enter] of Object.entries(people))
  test(`shows ${who} five whole internships, and two on a phone`, async ({ page }) => {
    await enter(page)
    for (const search of searches) {
      await page.goto(`/student/dashboard?tab=internships${search}`)
      for (const { width, height, cards } of windows) {
        await page.setViewportSize({ width, height })
        await expect(page.getByRole('article').nth(cards - 1)).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const free = () => freeBelow(page, cards)
        await expect.poll(free, `pixels below card ${cards} of '${search}' at ${width}`).toBeGreaterThanOrEqual(0)
      }
    }
  })

test('shows a company two whole applicants on a small phone, with the actions on them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications')
  const row = '[data-applicant-list] li'
  for (const action of ['Accept', 'Reject'])
    await expect(
      page
        .locator(row)
        .nth(1)
        .getByRole('button', { name: `${action}: ` }),
    ).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => freeBelow(page, 2, row), 'pixels below the second row').toBeGreaterThanOrEqual(0)
})

/** Pixels between a card, counted from one, and the end of the window or the bar there. */
const freeBelow = (page: Page, card: number, cards = 'article') =>
  page.evaluate(
    ([selector, nth]) => {
      const bar = document.querySelector('.tab-bar')
      const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed'
      const end = isFixed ? bar.getBoundingClientRect().top : innerHeight
      return end - (document.querySelectorAll(selector)[nth - 1]?.getBoundingClientRect().bottom ?? Number.NaN)
    },
    [cards, card] as const,
  )
