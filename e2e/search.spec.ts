import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { postInternship, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'

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

test('a search without results offers the right spelling', async ({ page }) => {
  await registerStudent(page)
  await page.goto('/student/dashboard?tab=internships&q=pyhton')
  await expect(page.getByRole('heading', { name: 'No internships match “pyhton”' })).toBeVisible()
  await page.getByRole('button', { name: 'Try “python”' }).click()
  await expect(page).toHaveURL(/q=python/)
  await expect(page.getByRole('searchbox')).toHaveValue('python')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance')
})

test('saved items survive a reload, and a saved search announces new internships', async ({ browser, page }) => {
  const word = unique('kumquat').replaceAll(' ', '')
  const company = await (await browser.newContext()).newPage()
  await registerCompany(company, 'Banyan Works')
  const post = (title: string) => postInternship(company, { title, skills: 'Excel', description: `About ${word}.` })
  await post(`First ${word}`)
  await registerStudent(page)
  await page.goto(`/student/dashboard?tab=internships&q=${word}`)

  await test.step('an internship and a search are saved', async () => {
    const card = page.getByRole('article')
    await card.getByRole('button', { name: `Save First ${word}` }).click()
    await expect(card.getByRole('button', { name: `Saved, remove First ${word}` })).toBeVisible()
    await page.getByRole('button', { name: 'Save this search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByLabel('Name').fill(`All ${word}`)
    await dialog.getByLabel('Alert me to new internships').selectOption('At once')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect(page.getByText(`Search “All ${word}” saved`)).toBeVisible()
  })

  await test.step('both survive a reload, and one click runs the search', async () => {
    await page.goto('/student/dashboard?tab=internships&show=saved')
    await expect(page.getByRole('article', { name: `First ${word}` })).toBeVisible()
    await page.getByRole('button', { name: 'All internships' }).click()
    await page.getByRole('button', { name: `All ${word}`, exact: true }).click()
    await expect(page.getByText(/Showing 1 of [\d,]+ internships/)).toBeVisible()
  })

  await test.step('a new matching internship is announced once', async () => {
    await post(`Second ${word}`)
    const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
    await expect(bell).toBeVisible({ timeout: 20_000 })
    await bell.click()
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByText(`New match for your search “All ${word}”`)
      .click()
    await expect(page.getByRole('article', { name: `Second ${word}` })).toBeVisible()
  })

  await test.step('a closed internship stays saved and is marked as closed', async () => {
    await company.goto('/company/dashboard?tab=internships')
    const card = company.getByRole('article').filter({ hasText: `First ${word}` })
    await card.getByRole('button', { name: 'Delete' }).click()
    await company.getByRole('button', { name: 'Delete internship' }).click()
    await expect(company.getByText('Internship deleted successfully!')).toBeVisible()
    await page.goto('/student/dashboard?tab=internships&show=saved')
    const saved = page.getByRole('article', { name: `First ${word}` })
    await expect(saved.getByText('This internship is no longer available')).toBeVisible()
  })
})

test('with a read resume every card shows its match, and the list sorts by best match', async ({ page }) => {
  await registerStudent(page)
  await uploadResume(page, 'pdf')
  await page.goto('/student/dashboard?tab=internships&sort=best-match')
  const badge = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /\d+% .* match Why\?/ })
  await expect(badge).toBeVisible()
  const words = (await page.getByRole('article').getByRole('button', { name: /Why\?/ }).allTextContents()).slice(0, 4)
  const scores = words.map((text) => Number.parseInt(text, 10))
  expect(scores).toEqual([...scores].sort((a, b) => b - a))

  await badge.click()
  const evidence = page.getByRole('dialog', { name: /^How you fit/ })
  await expect(evidence.getByRole('row', { name: /^Score/ })).toContainText(String(scores[0]))
  await evidence
    .getByRole('button', { name: /^Show “/ })
    .first()
    .click()
  await expect(page.locator('[data-drawn=true]').first()).toBeVisible({ timeout: 20_000 })
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
