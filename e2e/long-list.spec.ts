import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

test('scrolling loads one page after another, each once', async ({ page }) => {
  await signInDemo(page, 'student')
  const cursors: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/internship' && searchParams.has('cursor')) cursors.push(searchParams.get('cursor')!)
  })
  await page.goto('/student/dashboard?tab=internships')
  const last = page.locator('[aria-posinset]').last()
  await last.waitFor()
  const isFarDown = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    return Number(await last.getAttribute('aria-posinset')) > 300
  }
  await expect.poll(isFarDown, { intervals: [50] }).toBe(true)
  expect(cursors.length).toBeGreaterThanOrEqual(10)
  expect(cursors).toHaveLength(new Set(cursors).size)
})
