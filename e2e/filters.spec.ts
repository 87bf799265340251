import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { postInternship, registerCompany, registerStudent, unique } from './support/people.ts'

const shown = (page: Page, count: number) => page.getByText(new RegExp(`^Showing ${count} of [\\d,]+ internships$`))

test('a student filters by stipend and skill, and reload and Back keep the filters', async ({ browser, page }) => {
  const skill = unique('Zymurgy')
  const company = await (await browser.newContext()).newPage()
  await registerCompany(company, 'Banyan Works')
  await postInternship(company, {
    title: 'Brewing Intern',
    skills: `Excel, ${skill}`,
    description: 'Measure the brew.',
  })
  await registerStudent(page)
  await page.goto('/student/dashboard?tab=internships')

  await test.step('a stipend and a skill narrow the list', async () => {
    await page.getByText('More filters').click()
    await page.getByLabel('Skills', { exact: true }).fill(skill.toLowerCase())
    await expect(shown(page, 1)).toBeVisible()
    await page.getByLabel('Stipend', { exact: true }).selectOption('From ₹15,000 / month')
    await expect(page).toHaveURL(/stipendMin=15000/)
    await expect(shown(page, 1)).toBeVisible()
    await page.getByLabel('Stipend', { exact: true }).selectOption('From ₹20,000 / month')
    await expect(
      page.getByRole('heading', { name: `No internships match a stipend from ₹20,000 / month with the skills` }),
    ).toBeVisible()
  })

  await test.step('Back returns to the filters before, and a reload keeps them', async () => {
    await page.goBack()
    await expect(shown(page, 1)).toBeVisible()
    await page.reload()
    await expect(shown(page, 1)).toBeVisible()
    await expect(page.getByText('More filters (2)')).toBeVisible()
    await expect(page.getByLabel('Stipend', { exact: true })).toHaveValue('15000')
    await expect(page.getByLabel('Skills', { exact: true })).toHaveValue(skill.toLowerCase())
  })

  await test.step('Clear Filters shows every internship', async () => {
    await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).not.toHaveURL(/stipendMin|skill/)
    await expect(shown(page, 1)).toBeHidden()
  })
})

test('a visitor without scripts filters by stipend', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/internships')
  await page.getByText('More filters').click()
  await page.getByLabel('Stipend', { exact: true }).selectOption('From ₹50,000 / month')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/stipendMin=50000/)
  await expect(page.getByText('More filters (1)')).toBeVisible()
  const stipends = await page
    .getByRole('listitem')
    .getByText(/^₹[\d,]+ \/ month$/)
    .allTextContents()
  expect(stipends.length).toBeGreaterThan(0)
  for (const stipend of stipends) expect(Number(stipend.replace(/\D/g, ''))).toBeGreaterThanOrEqual(50_000)
  await context.close()
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
])
  test(`the first internship is in view at ${viewport.width} × ${viewport.height} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await registerStudent(page)
    await page.goto('/student/dashboard?tab=internships')
    const card = page.getByRole('article').first()
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(card.getByText(/Unpaid|\/ month/)).toBeInViewport({ ratio: 1 })
  })
