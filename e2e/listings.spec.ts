import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { expect, test } from './support/own-host.ts'
import {
  postInternshipByForm,
  registerCompany,
  registerStudent,
  signInDemo,
  unique,
  uploadResume,
} from './support/people.ts'

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: `${title} Pune`, exact: true })

async function search(student: Page, title: string) {
  await student.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await expect(student.getByText(/^Showing/)).toBeVisible()
}

test('a listing is posted, paused, reopened, edited after an application, and taken down', async ({
  browser,
  page: student,
}) => {
  test.slow()
  const title = unique('Backend Intern')
  const company = await (await browser.newContext()).newPage()

  await test.step('the company posts it and a student applies', async () => {
    await registerCompany(company, 'Banyan Works')
    await company.goto('/company/dashboard')
    await postInternshipByForm(company, { title, skills: 'Node.js, SQL', description: 'Build the booking service.' })
    await registerStudent(student)
    await uploadResume(student, 'pdf')
    await search(student, title)
    await student
      .getByRole('button', { name: /Apply Now/ })
      .first()
      .click()
    await expect(student.getByText('Application submitted successfully!')).toBeVisible()
  })

  await test.step('students find it only while it is open', async () => {
    await company.goto('/company/dashboard?tab=internships')
    await cardOf(company, title).getByRole('button', { name: 'Pause' }).click()
    await expect(cardOf(company, title).getByText('Paused')).toBeVisible()
    await search(student, title)
    await expect(student.getByText(/^Showing 0 of/)).toBeVisible()
    await cardOf(company, title).getByRole('button', { name: 'Reopen' }).click()
    await expect(cardOf(company, title).getByText('Active')).toBeVisible()
    await search(student, title)
    await expect(student.getByText(/^Showing 1 of/)).toBeVisible()
  })

  await test.step('a draft edit survives a reload and updates the preview card', async () => {
    await cardOf(company, title).getByRole('button', { name: 'Edit' }).click()
    const form = company.getByRole('dialog', { name: 'Edit Internship' })
    await form.getByLabel('Stipend in ₹ per month').fill('12,000')
    await expect(form.getByRole('complementary', { name: 'Preview' }).getByText('₹12,000 / month')).toBeVisible()
    await company.reload()
    await cardOf(company, title).getByRole('button', { name: 'Edit' }).click()
    await expect(form.getByText('We restored your draft.')).toBeVisible()
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(company.getByText('Internship updated successfully!')).toBeVisible()
  })

  await test.step('the student is notified and sees the changes in the application', async () => {
    await student.goto('/student/notifications')
    await expect(student.getByText('A listing you applied to has changed')).toBeVisible()
    await student.goto('/student/dashboard?tab=applications')
    await expect(student.getByText('Changed since you applied')).toBeVisible()
    await expect(student.getByText('Stipend: you applied to ₹15,000 / month, now it is ₹12,000 / month')).toBeVisible()
  })

  await test.step('deleting names the affected applications, which stay as withdrawn by the company', async () => {
    await cardOf(company, title).getByRole('button', { name: 'Delete' }).click()
    await expect(company.getByText(/^1 application will be affected/)).toBeVisible()
    await company.getByRole('button', { name: 'Delete internship' }).click()
    await expect(company.getByText('Internship deleted successfully!')).toBeVisible()
    await expect(cardOf(company, title)).toHaveCount(0)
    await student.reload()
    await expect(student.getByText('Listing withdrawn').first()).toBeVisible()
  })
})

test('the report is a valid CSV file, and its rows add up', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Generate report' }).click()
  const file = await saved
  await expect(page.getByText('Report Generated')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^internship-report-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.csv$/)

  const text = await readFile(await file.path(), 'utf8')
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false })
  const [headings = [], totals = [], , head, ...listings] = rows
  expect(totals[0]).toBe('Lanternfield Software')
  // The last column is ours (settlement 84).
  expect(head).toEqual(['Title', 'Applications', 'Stipend (INR)', 'Type', 'Location', 'Withdrawn, not counted'])
  const [total, ...byStatus] = totals.slice(1, 5).map(Number)
  expect(byStatus.reduce((sum, count) => sum + count)).toBe(total)
  expect(listings.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(total)
  expect(headings.slice(6)).toContain('Reason: Did not show a required skill')
  await expect(page.getByText('Total Applications').locator('xpath=following-sibling::dd[1]')).toHaveText(String(total))
})

test('charts render when they come into view, each with a table of its numbers', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard')
  const chart = page.getByRole('region', { name: 'Application funnel' })
  await page.getByText('Filter candidates').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
  await expect(chart.getByRole('img')).toBeVisible()
  await chart.getByRole('button', { name: /^Show table/ }).click()
  await expect(chart.getByRole('row', { name: /^Received \d+$/ })).toBeVisible()
})
