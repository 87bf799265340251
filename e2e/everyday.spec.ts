import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { callApi, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'

test.describe.configure({ timeout: 180_000 })

/** Saves what a button offers. Returns its name and bytes. */
async function download(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an applicant list is saved, a note is kept and shown in a second window, and the listing is posted again', async ({
  browser,
  page: student,
}) => {
  const title = unique('Data Intern')
  const company = await (await browser.newContext({ acceptDownloads: true })).newPage()
  await registerCompany(company, 'Banyan Works')
  const listing = {
    ...{ title, description: 'Answer questions with data.', requirements: 'SQL', location: 'Pune', type: 'Hybrid' },
    ...{ duration: '3 months', stipend: 15_000, stipendMax: 20_000, perks: ['certificate'], hoursPerWeek: 20 },
    questions: [{ text: 'Can you start in May?', kind: 'yesno', required: false, choices: [] }],
  }
  const { id } = await callApi(company, 'post', '/internship', { data: listing })
  await registerStudent(student)
  const resumeId = await uploadResume(student, 'pdf')

  await test.step('the student sees the competition, and saves a search by what is offered', async () => {
    await student.goto(`/student/dashboard?tab=internships&perk=certificate&q=${encodeURIComponent(title)}`)
    await expect(student.getByText('0-10 applicants so far')).toBeVisible()
    await student.getByRole('button', { name: 'Save this search' }).click()
    await student.getByRole('button', { name: 'Save search', exact: true }).click()
    await student.getByRole('button', { name: 'Clear Filters' }).first().click()
    await student.getByRole('button', { name: `${title}, certificate`, exact: true }).click()
    await expect(student).toHaveURL(/perk=certificate/)
    await callApi(student, 'post', `/apply/${id}`, { data: { resumeId } })
  })

  await test.step('the company saves the list, and a note appears in its second window', async () => {
    await company.goto('/company/dashboard?tab=applications')
    const table = await download(company, 'Save the list as Excel')
    expect(table.name).toBe('applicants.xlsx')
    expect(table.bytes.subarray(0, 2).toString(), 'a zip').toBe('PK')
    await company.getByRole('button', { name: /^Ananya Kulkarni/ }).click()
    const second = await company.context().newPage()
    await second.goto(company.url())
    await expect(second.getByText('Add a private note', { exact: true })).toBeVisible()
    await company.bringToFront()
    await company.getByText('Add a private note', { exact: true }).click()
    await company.getByLabel('Note', { exact: true }).fill('Call on Monday')
    await company.getByRole('button', { name: 'Save note' }).press('Enter')
    await expect(company.getByRole('region', { name: 'Private notes' })).toContainText('Call on Monday')
    await expect(second.getByRole('region', { name: 'Private notes' })).toContainText('Call on Monday')
    await second.close()
  })

  await test.step('the listing is posted again with its question, as a draft until then', async () => {
    await callApi(company, 'patch', `/internship/${id}/state`, { data: { state: 'closed' } })
    await company.goto('/company/dashboard?tab=internships')
    const again = company.getByRole('button', { name: `Post again: ${title}, Pune` })
    await again.click()
    const form = company.getByRole('dialog')
    await expect(form.getByRole('textbox', { name: 'Question 1', exact: true })).toHaveValue('Can you start in May?')
    await company.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(again).toHaveCount(1)
    await again.click()
    await form.getByRole('button', { name: 'Post Internship' }).click()
    await expect(again).toHaveCount(2)
  })
})

test('a student takes the resume as JSON Resume and a calendar address, which a new password ends', async ({
  page,
}) => {
  await registerStudent(page)
  await uploadResume(page, 'pdf')
  await page.goto('/student/dashboard?tab=resumes')
  const resume = await download(page, 'JSON Resume')
  expect(JSON.parse(resume.bytes.toString())).toMatchObject({ basics: { name: 'Ananya Kulkarni' } })

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Create address' }).click()
  const address = await page.getByLabel('Your calendar address').inputValue()
  expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR')
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill('a long enough password')
  await form.getByLabel('New password', { exact: true }).fill('another long password')
  await form.getByLabel('Confirm new password').fill('another long password')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Your calendar address')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(410)
})
