import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { bell, postInternship, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'
import { outboxSecret } from './support/servers.ts'

/** Opens the newest mail with this subject in the outbox. */
async function openMail(page: Page, subject: string, to: string) {
  await page.goto(`/outbox#${outboxSecret}`)
  await page.getByRole('link').filter({ hasText: subject }).filter({ hasText: to }).first().click()
}

test('a saved search alerts in the bell and by mail until one press in the mail stops it', async ({
  browser,
  page: student,
}) => {
  const word = unique('quince').replaceAll(' ', '')
  const company = await (await browser.newContext()).newPage()
  const stranger = await (await browser.newContext()).newPage()
  const post = (title: string) => postInternship(company, { title, skills: 'Excel', description: `About ${word}.` })
  const banyan = await registerCompany(company, 'Banyan Works')
  const { email } = await registerStudent(student, 'Alerted')
  // Mails contain no words of a company with an unconfirmed address.
  await openMail(company, 'Confirm your address for Fledge', banyan.email)
  await company.getByRole('link', { name: /\/verify-email\?token=/ }).click()
  await expect(company.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

  await test.step('a student confirms the address and saves a search that alerts at once', async () => {
    await openMail(student, 'Confirm your address for Fledge', email)
    await student.getByRole('link', { name: /\/verify-email\?token=/ }).click()
    await expect(student.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await student.goto(`/student/dashboard?tab=internships&q=${word}`)
    await student.getByRole('button', { name: 'Save this search' }).click()
    const dialog = student.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByLabel('Name').fill(`All ${word}`)
    await dialog.getByLabel('Alert me to new internships').selectOption('At once')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect(student.getByRole('button', { name: `Alerts for “All ${word}”: at once` })).toBeVisible()
  })

  await test.step('a new internship is in the bell and in the mail', async () => {
    await post(`First ${word}`)
    await expect(bell(student)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(async () => {
      await openMail(stranger, 'A new internship matches your saved search', email)
      await expect(stranger.getByText(`First ${word} at Banyan Works.`)).toBeVisible({ timeout: 3_000 })
    }).toPass()
  })

  await test.step('one press without signing in stops the alert', async () => {
    await stranger.getByRole('link', { name: /\/unsubscribe\?token=/ }).click()
    await expect(stranger.getByRole('heading', { name: 'Stop the alerts of this search?' })).toBeVisible()
    await expect(stranger.getByText(`“All ${word}”`)).toBeVisible()
    await stranger.getByRole('button', { name: 'Stop these alerts' }).click()
    await expect(stranger.getByText(`You get no alerts for “All ${word}”.`)).toBeVisible()
  })

  await test.step('the search stays, and the next internship is not announced', async () => {
    await post(`Second ${word}`)
    await student.reload()
    await expect(student.getByText(/Showing 2 of [\d,]+ internships/)).toBeVisible()
    await expect(student.getByRole('button', { name: `Alerts for “All ${word}”: off` })).toBeVisible()
    await expect(bell(student)).toHaveAccessibleName('Notifications, 1 unread')
  })
})

test('a company writes to an applicant with a template, after a preview with names filled in', async ({
  browser,
  page: student,
}) => {
  const title = unique('Frontend Developer Intern')
  const company = await (await browser.newContext()).newPage()
  await registerCompany(company, 'Banyan Works')
  await postInternship(company, { title, skills: 'React', description: 'Build the booking pages in React.' })
  await registerStudent(student)
  await uploadResume(student, 'pdf')
  await student.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await student
    .getByRole('button', { name: /Apply Now/ })
    .first()
    .click()
  await expect(student.getByText('Application submitted successfully!')).toBeVisible()

  await test.step('the company is led to its settings and writes a template', async () => {
    await company.goto('/company/dashboard?tab=applications')
    await company.getByRole('button', { name: /^Ananya Kulkarni/ }).click()
    await company.getByRole('button', { name: /^Messages and timeline/ }).click()
    await company.getByRole('link', { name: 'Save it as a template' }).click()
    await company.getByRole('button', { name: 'New template' }).click()
    const dialog = company.getByRole('dialog', { name: 'New template' })
    await dialog.getByLabel('Name').fill('Start')
    await dialog.getByLabel('Message').fill('Hi {first name}, when can you start as {internship} at {company}?')
    await expect(dialog.getByText('Hi Asha, when can you start as Data intern at Banyan Works?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save template' }).click()
    await expect(company.getByText('Template “Start” saved')).toBeVisible()
  })

  const text = `Hi Ananya, when can you start as ${title} at Banyan Works?`
  await test.step('it uses the template by keyboard and sends the message', async () => {
    await company.goto('/company/dashboard?tab=applications')
    await company.getByRole('button', { name: /^Ananya Kulkarni/ }).click()
    await company.getByRole('button', { name: /^Messages and timeline/ }).click()
    const dialog = company.getByRole('dialog', { name: 'Ananya Kulkarni' })
    await dialog.getByLabel('Template').focus()
    await company.keyboard.press('S')
    await expect(dialog.getByText(text)).toBeVisible()
    await company.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Use this message' })).toBeFocused()
    await company.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: /^Message to/ })).toHaveValue(text)
    await company.keyboard.press('Control+Enter')
    await expect(dialog.getByRole('list', { name: 'Messages' }).getByText(text)).toBeVisible()
  })

  await test.step('the student reads it', async () => {
    await student.goto('/student/dashboard?tab=applications')
    await student
      .getByRole('button', { name: /^Messages and timeline/ })
      .first()
      .click()
    await expect(student.getByText(text)).toBeVisible()
  })
})
