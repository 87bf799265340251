import { expect, test } from './support/own-host.ts'

test('the API reference shows the calls within its content security policy', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto('/api/reference/')
  await expect(page.getByText('Live events').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(violations).toEqual([])
})
