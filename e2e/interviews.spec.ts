import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import {
  applyTo,
  bell,
  postInternship,
  registerCompany,
  registerStudent,
  unique,
  uploadResume,
} from './support/people.ts'

/** The value of a date-time field this many days from now, at this time. */
const at = (days: number, time: string): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

const interviewOf = (page: Page, name: string | RegExp) => page.getByRole('article', { name })

/** Reads the calendar file of the interview shown. */
async function calendarOf(page: Page): Promise<Record<string, string>> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('interview.ics')
  const lines = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n')
  return Object.fromEntries(lines.map((line) => [line.split(/[:;]/, 1)[0], line.slice(line.indexOf(':') + 1)]))
}

test('a company proposes an interview, the student picks, the company moves it, the student cancels', async ({
  browser,
  page: student,
}) => {
  const title = unique('Data Intern')
  const companyName = unique('Banyan Works')
  const company = await (await browser.newContext({ acceptDownloads: true })).newPage()
  let first: Record<string, string> = {}

  await test.step('a student applies to a company', async () => {
    await registerCompany(company, companyName)
    await postInternship(company, { title, skills: 'SQL, Python', description: 'Answer questions with data.' })
    await registerStudent(student)
    await uploadResume(student, 'pdf')
    await applyTo(student, title)
  })

  await test.step('the company proposes two times by keyboard', async () => {
    await company.goto('/company/dashboard?tab=applications')
    await company.getByRole('button', { name: /^Ananya Kulkarni/ }).click()
    await expect(company.getByRole('article', { name: 'Ananya Kulkarni' })).toBeVisible()
    await company.keyboard.press('i')
    const form = company.getByRole('dialog', { name: 'Propose an interview' })
    await form.getByLabel('Time 1', { exact: true }).fill(at(3, '15:30'))
    await form.getByRole('button', { name: 'Same time next working day' }).click()
    await form.getByLabel('Video link').fill('meet.example/banyan')
    await form.getByRole('button', { name: 'Send proposal' }).click()
    await expect(form.getByText('Enter a video link that starts with https://')).toBeVisible()
    await form.getByLabel('Video link').fill('https://meet.example/banyan')
    await form.getByRole('button', { name: 'Send proposal' }).click()
    await expect(company.getByText('Interview proposed. Ananya can now pick a time')).toBeVisible()
  })

  await test.step('the student follows the notification and picks the first time', async () => {
    await bell(student).click()
    await student
      .getByRole('dialog', { name: 'Notifications' })
      .getByText(/proposed 2 interview times for /)
      .click()
    await expect(student).toHaveURL(/tab=interviews&interview=/)
    await expect(interviewOf(student, title)).toBeFocused()
    await interviewOf(student, title)
      .getByRole('button', { name: /^Pick .* 3:30 – 4:15 pm India Standard Time/ })
      .first()
      .click()
    await expect(student.getByRole('heading', { name: 'Upcoming 1' })).toBeVisible()
    await expect(interviewOf(student, title).getByText('Scheduled')).toBeVisible()
  })

  await test.step('both get the same calendar event', async () => {
    first = await calendarOf(student)
    expect(first).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '1', LOCATION: 'https://meet.example/banyan' })
    await company.getByRole('tab', { name: /^Interviews/ }).click()
    await expect(interviewOf(company, 'Ananya Kulkarni').getByText('Scheduled')).toBeVisible()
    expect(await calendarOf(company)).toMatchObject({ UID: first['UID'], DTSTART: first['DTSTART'] })
  })

  await test.step('the company moves it, and the student immediately sees and picks the new time', async () => {
    await interviewOf(company, 'Ananya Kulkarni').getByRole('button', { name: 'Reschedule' }).click()
    const form = company.getByRole('dialog', { name: 'Reschedule the interview' })
    await form.getByLabel('Time 1', { exact: true }).fill(at(7, '11:00'))
    await form.getByLabel('Reason for rescheduling').fill('Our lead is travelling')
    await form.getByRole('button', { name: 'Send new times' }).click()
    await expect(interviewOf(student, title).getByText('“Our lead is travelling”')).toBeVisible()
    await interviewOf(student, title)
      .getByRole('button', { name: /^Pick .* 11:00/ })
      .click()
    await expect(student.getByRole('heading', { name: 'Upcoming 1' })).toBeVisible()
    const moved = await calendarOf(student)
    expect(moved).toMatchObject({ UID: first['UID'], SEQUENCE: '3', STATUS: 'CONFIRMED' })
    expect(moved['DTSTART']).not.toBe(first['DTSTART'])
  })

  await test.step('the student cancels with a reason, and the company immediately sees it', async () => {
    await interviewOf(student, title).getByRole('button', { name: 'Cancel interview' }).click()
    const dialog = student.getByRole('dialog', { name: 'Cancel this interview?' })
    await dialog.getByLabel('Why are you cancelling?').fill('I accepted another offer')
    await dialog.getByRole('button', { name: 'Cancel interview' }).click()
    await expect(student.getByText('Interview cancelled').first()).toBeVisible()
    await expect(interviewOf(company, 'Ananya Kulkarni').getByText('“I accepted another offer”')).toBeVisible()
  })
})
