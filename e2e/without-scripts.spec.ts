import { expect, test } from './support/own-host.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without scripts goes from a search to a listing, its company and a listing of the company', async ({
  page,
}) => {
  await page.goto('/internships')
  await page.getByLabel('Search internships').fill('intern')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/internships\?q=intern&/)
  await expect(page.getByRole('heading', { level: 1, name: 'Internships for “intern”' })).toBeVisible()

  const found = page.getByRole('region', { name: 'Internships found' }).getByRole('listitem').first()
  const title = await found.getByRole('heading').innerText()
  await found.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // The server writes days as in India, wherever it runs.
  await expect(page.getByText(/^Last active \d{1,2} [A-Z][a-z]{2,3} \d{4}:/)).toBeVisible()

  const company = page.getByRole('article').getByRole('link').first()
  const name = await company.innerText()
  await company.click()
  await expect(page).toHaveURL(/\/companies\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('On Fledge since')).toBeVisible()

  const listing = page
    .getByRole('region', { name: /internships? open$/ })
    .getByRole('heading', { level: 3 })
    .first()
  const listed = await listing.innerText()
  await listing.getByRole('link').click()
  await expect(page).toHaveURL(/\/internships\/[0-9a-f-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: listed })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in to apply' })).toBeVisible()
})

test('a visitor without scripts filters by stipend', async ({ page }) => {
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
})
