import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test(`at ${width} by ${height} the listing form keeps its button and warning visible`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signInDemo(page, 'company')
    await page.goto('/company/dashboard')
    await page.getByRole('button', { name: 'Post Internship' }).first().click()
    const form = page.getByRole('dialog', { name: 'Post Internship' })
    await expect(form.getByRole('button', { name: 'Post Internship' })).toBeInViewport({ ratio: 1 })
    await form.getByLabel('Description').fill('Applicants pay a deposit of ₹500 before they start.')
    const notice = form.getByRole('button', { name: 'This may read as a request for money or documents' })
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('button', { name: 'Post Internship' })).toBeInViewport({ ratio: 1 })
    await form.getByLabel('Title').focus()
    await notice.click()
    await expect(form.locator('mark').first()).toBeInViewport({ ratio: 1 })
  })

test('words of the ledger break only when wider than their column', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications')
  await page
    .getByRole('button', { name: /% Excellent match/ })
    .first()
    .click()
  await expect(page.locator('#evidence tbody tr').first()).toBeVisible()
  // Requirements with words of usual length.
  await page
    .locator('#evidence tbody tr')
    .first()
    .locator('th span > span')
    .first()
    .evaluate((phrase) => {
      phrase.textContent = 'PostgreSQL Communication Internationalization'
    })
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await brokenWords(page), `at ${width} pixels`).toEqual([])
  }
})

/** Words of the ledger that are broken although they would fit on one line. */
const brokenWords = (page: Page) =>
  page.locator('#evidence tbody').evaluate((body) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const cell = text.parentElement?.closest('th, td')
      if (!cell || text.parentElement?.closest('.sr-only')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const length = lines.reduce((sum, { width }) => sum + width, 0)
        if (lines.length > 1 && length < cell.clientWidth - 36) broken.push(word)
      }
    }
    return broken
  })

test('resumes next to their evidence need no sideways scrolling, and are text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInDemo(page, 'company')
  const rows = page.locator('[data-applicant-list] button[id^=applicant-]')
  const resume = page.getByRole('region', { name: 'Resume text' })
  for (let n = 0; n < 3; n += 1) {
    await page.goto('/company/dashboard?tab=applications')
    await rows.nth(n).click()
    await expect(resume.locator('.pdf-page').first()).toHaveAttribute('data-drawn', 'true')
    expect(await wordsOutside(resume), `applicant ${n + 1}`).toEqual([])
    expect(await emptyBelow(page), `empty pixels below applicant ${n + 1}`).toBe(0)
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(resume.locator('p').first()).toBeVisible()
  expect(await resume.evaluate((box) => box.scrollWidth - box.clientWidth), 'pixels to scroll sideways').toBe(0)
  await page.getByRole('button', { name: 'Show pages' }).click()
  await expect(resume.locator('.pdf-page').first()).toHaveAttribute('data-drawn', 'true')
})

/** How far the page scrolls below its content. */
const emptyBelow = (page: Page) =>
  page.evaluate(() => {
    const content = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
    return Math.round(document.documentElement.scrollHeight - scrollY - content)
  })

/** The texts of a resume that are cut by the sides of the box around it. */
const wordsOutside = (resume: Locator) =>
  resume.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect()
    return [...box.querySelectorAll('.textLayer span')]
      .filter((span) => {
        const at = span.getBoundingClientRect()
        return span.textContent?.trim() && (at.left < left - 1 || at.right > right + 1)
      })
      .map(({ textContent }) => textContent)
  })

test('a resume next to its evidence is readable, and its dialog prints the pages of the document alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications')
  await page.locator('[data-applicant-list] button[id^=applicant-]').first().click()
  const resume = page.getByRole('region', { name: 'Resume text' })
  const sheets = resume.locator('.pdf-page')
  await expect(sheets.first()).toHaveAttribute('data-drawn', 'true')
  const sizes = await resume
    .locator('.textLayer span')
    .evaluateAll((spans) =>
      spans.flatMap((span) =>
        Array(span.textContent?.length ?? 0).fill(Number.parseFloat(getComputedStyle(span).fontSize)),
      ),
    )
  sizes.sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)], 'size of body text').toBeGreaterThanOrEqual(11.99)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(1280)

  const count = await sheets.count()
  await page.getByRole('region', { name: 'Resume', exact: true }).getByRole('button', { name: 'View Resume' }).click()
  const shown = page.getByRole('dialog').locator('.pdf-page[data-drawn=true]')
  await expect(shown).toHaveCount(count)
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g), 'printed pages').toHaveLength(count)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog').getByRole('heading')).toBeHidden()
})
