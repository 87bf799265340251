import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** Saves what a button offers. Returns its name and bytes. */
async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a company saves its list of applicants as a workbook', async ({ page }) => {
  await signInDemo(page, 'company')
  await page.goto('/company/dashboard?tab=applications')
  const { name, bytes } = await download(page, 'Save the list as Excel')
  expect(name).toBe('applicants.xlsx')
  expect(bytes.subarray(0, 2).toString(), 'a zip').toBe('PK')
})

test('a student saves the resume as JSON Resume', async ({ page }) => {
  await signInDemo(page, 'student')
  await page.goto('/student/dashboard?tab=resumes')
  const { bytes } = await download(page, 'JSON Resume')
  expect(JSON.parse(bytes.toString())).toMatchObject({ basics: { name: expect.stringMatching(/\w \w/) } })
})
