import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { resumeFile } from './support/accounts.ts'
import { expect, test } from './support/own-host.ts'
import { registerStudentByForm } from './support/people.ts'

/** Milliseconds from the dropped file to matches. Generous, because test machines are busy. */
const most = 60_000

test('a new student drops a resume and sees matches with evidence without a press', async ({ page }) => {
  await registerStudentByForm(page)
  await expect(page.getByRole('heading', { name: 'Drop your resume here' })).toBeVisible()
  await expect(page.getByText('Total Applications')).toBeVisible()
  await expect(page.getByText('Quick actions')).toBeVisible()

  const before = Date.now()
  await dropResume(page)
  const matches = page.getByRole('region', { name: 'Your matches' })
  await expect(
    matches.getByRole('heading', { name: 'Reading…' }).or(matches.getByRole('article').first()),
  ).toBeVisible()
  await expect(matches.getByRole('button', { name: /^Show “/ }).first()).toBeVisible({ timeout: most })
  console.log(`    ${Date.now() - before} ms from the dropped resume to matches with evidence`)
  await expect(page.getByText('AI Analysis Started')).toHaveCount(0)

  const read = page.getByRole('region', { name: 'What was read' })
  await expect(read.getByText('Ananya Kulkarni')).toBeVisible()
  await expect(read.getByText('TypeScript')).toBeVisible()
  await read.getByRole('button', { name: 'See and correct' }).click()
  await expect(page.getByRole('dialog', { name: 'What was read' })).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('preferences are asked once', async () => {
    const question = page.getByRole('region', { name: 'What suits you?' })
    await question.getByLabel('City').fill('Chennai')
    await question.getByLabel('Lowest stipend in ₹ per month').fill('10,000')
    await question.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Preferences saved')).toBeVisible()
    await expect(question).toHaveCount(0)
    await page.reload()
    await expect(matches.getByRole('article').first()).toBeVisible()
    await expect(read.getByText('Ananya Kulkarni')).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  await test.step('the figures follow below, and the analyzer shows the same result', async () => {
    await expect(page.getByText('Total Applications')).toBeVisible()
    await page.getByRole('tab', { name: 'AI Analyzer' }).click()
    await expect(page.getByRole('tab', { name: 'Insights' })).toBeVisible()
  })
})

/** Drops the PDF on the upload area, as a person drags it from a folder. */
async function dropResume(page: Page): Promise<void> {
  const bytes = readFileSync(resumeFile('pdf')).toString('base64')
  const data = await page.evaluateHandle((base64) => {
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([file], 'ananya-kulkarni.pdf', { type: 'application/pdf' }))
    return transfer
  }, bytes)
  await page.getByRole('heading', { name: 'Drop your resume here' }).dispatchEvent('drop', { dataTransfer: data })
}
