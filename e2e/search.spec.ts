import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { postInternship, registerCompany, registerStudent, unique } from './support/people.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search Internships' })

test('a student searches by keyboard from any page', async ({ browser, page }) => {
  const title = unique('Lighthouse Keeping Intern')
  const company = await (await browser.newContext()).newPage()
  await registerCompany(company, 'Banyan Works')
  await postInternship(company, {
    title,
    skills: 'React, TypeScript, Git, GraphQL, CSS',
    description: 'Keep the lights on, and write down what the sea does.',
  })
  await registerStudent(page)

  await test.step('a key opens the dialog with the popular searches', async () => {
    await page.goto('/student/notifications')
    await expect(page.getByRole('button', { name: 'Search Internships' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('option')).toHaveText([
      'Frontend Developer',
      'Data Science',
      'Marketing',
      'UI/UX Design',
    ])
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })

  await test.step('the arrow keys and Enter open a result', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type(title)
    const found = palette(page).getByRole('option', { name: new RegExp(title) })
    await expect(found).toContainText('+2 more')
    await page.keyboard.press('ArrowDown')
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/student\/dashboard\?.*tab=internships.*selected=/)
    await expect(page.getByRole('region', { name: 'Details' }).getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('Enter without a selection performs the search, and Back returns', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('marketing')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=marketing/)
    await expect(page.getByRole('searchbox')).toHaveValue('marketing')
    await page.goBack()
    await expect(page).toHaveURL(/selected=/)
  })
})

test('a shared internship is readable signed out and leads through the login to applying', async ({
  browser,
  page,
}) => {
  await registerStudent(page)
  await page.goto('/student/dashboard?tab=internships')
  const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  const { data } = await (await page.request.get('/api/internship?limit=1')).json()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/internships/${data[0].id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const posting = await visitor.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(posting ?? '')).toMatchObject({ '@type': 'JobPosting', title })
  await visitor.getByRole('link', { name: 'Sign in to apply' }).click()
  await expect(visitor).toHaveURL(/\/login\?returnTo=/)
})
