import type { Page } from '@playwright/test'
import { resumeFile } from './support/accounts.ts'
import { expect, test } from './support/own-host.ts'
import {
  callApi,
  postInternship,
  postInternshipByForm,
  registerCompany,
  registerStudent,
  rejectApplicant,
  unique,
  uploadResume,
} from './support/people.ts'
import { expectTranslated, translatePages } from './support/translate-pages.ts'

/** Opens a screen, does what its main button is for, and sees the answer on a page that still works. */
async function use(page: Page, path: string, act: () => Promise<void>, answer: string | RegExp): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await act()
    await expect(page.getByText(answer).first()).toBeVisible()
    await expectTranslated(page)
  })
}

test('a translated page of a student does what its buttons say', async ({ page }) => {
  await translatePages(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const { email } = await registerStudent(page)

  await use(
    page,
    '/student/dashboard?tab=resumes',
    () => page.getByLabel('Resume file').setInputFiles(resumeFile('pdf')),
    'Resume uploaded successfully!',
  )
  await expect(page.getByText('Read', { exact: true })).toBeVisible({ timeout: 60_000 })
  await use(page, '/student/dashboard?tab=ai-analyzer', () => button('Analyze again').click(), /^Found \d+ internship/)
  await use(page, '/student/dashboard?tab=ai-analyzer', () => button(/^Apply to /).click(), 'Application Submitted!')
  await use(
    page,
    '/student/dashboard?tab=internships',
    async () => {
      // Until the page knows what was applied to, its first button is that of an internship of the step before.
      await expect(button(/Already Applied/)).toBeVisible()
      await button(/Apply Now/).click()
    },
    'Application submitted successfully!',
  )
  await use(
    page,
    '/student/dashboard?tab=applications',
    async () => {
      await button('Withdraw').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    },
    /^You withdrew on/,
  )
  await button(/^Apply again/).click()
  await expect(page.getByText(/^You withdrew on/)).toHaveCount(0)
  await expectTranslated(page)
  await use(
    page,
    '/profile',
    async () => {
      await button('Edit').click()
      await page.getByLabel('University').fill('Banyan College')
      await button('Save').click()
    },
    'Profile Updated',
  )
  await use(page, '/settings', () => page.getByRole('switch').first().click(), 'Settings Updated')
  await use(
    page,
    '/contact',
    async () => {
      await page.getByLabel('Name').fill('Ananya')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Message').fill('A question')
      await button('Send message').click()
    },
    'Message Sent!',
  )
  await use(page, '/student/notifications', () => button('Mark all as read').click(), /, 0 unread$/)
  await page.evaluate(() => localStorage.clear())
  await use(
    page,
    '/login',
    async () => {
      await page.getByLabel('Email').fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill('a long enough password')
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    },
    'Welcome back!',
  )
})

test('a translated page of a company does what its buttons say', async ({ browser, page }) => {
  await translatePages(page)
  await registerCompany(page, 'Banyan Works')
  const listing = {
    title: unique('Frontend Developer Intern'),
    skills: 'React',
    description: 'Build the booking pages.',
  }
  const { id } = await postInternship(page, listing)
  const student = await (await browser.newContext()).newPage()
  await registerStudent(student)
  const resumeId = await uploadResume(student, 'pdf')
  await callApi(student, 'post', `/apply/${id}`, { data: { resumeId } })
  const inDialog = () => page.getByRole('dialog').last()

  await use(
    page,
    '/company/dashboard?tab=applications',
    () => page.getByRole('button', { name: /^Accept: / }).click(),
    'Application accepted successfully!',
  )
  // The toast lies over the button of the row.
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  const applicant = page.getByRole('article', { name: 'Ananya Kulkarni' })
  await expect(applicant.getByRole('button', { name: 'Accept', exact: true })).toBeEnabled()
  await test.step('write to the applicant and reject', async () => {
    await applicant.getByRole('button', { name: /^Messages and timeline/ }).click()
    await inDialog()
      .getByRole('textbox', { name: /^Message to/ })
      .fill('Can you start in June?')
    await inDialog().getByRole('button', { name: 'Send' }).click()
    await expect(inDialog().getByRole('list', { name: 'Messages' }).getByText('Can you start in June?')).toBeVisible()
    await page.keyboard.press('Escape')
    await rejectApplicant(page)
    await expect(page.getByText('Application rejected successfully!')).toBeVisible()
    await expectTranslated(page)
  })

  await use(
    page,
    '/company/dashboard?tab=internships',
    async () => {
      await page.getByRole('button', { name: /^Edit/ }).click()
      await inDialog().getByLabel('Location').fill('Chennai')
      await inDialog().getByRole('button', { name: /^Save/ }).click()
    },
    'Internship updated successfully!',
  )
  await use(
    page,
    '/company/dashboard?tab=internships',
    async () => {
      await page.getByRole('button', { name: /^Delete/ }).click()
      await inDialog()
        .getByRole('button', { name: /^Delete/ })
        .click()
    },
    'Internship deleted successfully!',
  )
  await use(page, '/company/dashboard', () => postInternshipByForm(page, listing), 'Internship posted successfully!')
  await use(
    page,
    '/company/dashboard',
    () => page.getByRole('button', { name: 'Generate report' }).click(),
    'Report Generated',
  )
  await use(page, '/settings', () => page.getByRole('switch').first().click(), 'Settings Updated')
})
